import type { Context } from 'hono';
import type { ApiEnv } from './api.server.ts';

/**
 * An answer with everything that it carries, made in one go. A header that is set on a finished answer turns it into a whole
 * web Response with its own list of headers, which costs more than most calls.
 */
export function answer(
  c: Context<ApiEnv>,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  contentType: string,
  own?: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const headers: Record<string, string> = { 'content-type': contentType, ...c.get('carried'), ...own };
  // What is meant for one person is kept by nobody on the way.
  if (c.get('visit').claims) headers['cache-control'] ??= 'no-store';
  const made = new Response(body, { status, headers });
  c.set('whole', made);
  return made;
}

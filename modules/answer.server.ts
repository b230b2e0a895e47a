import type { Context } from 'hono';
import type { ApiEnv } from './api.server.ts';

/**
 * A response with all its headers, created at once. Adding a header to a finished response would turn it into a full web Response with its
 * own header list, which costs more than most calls.
 */
export function answer(
  c: Context<ApiEnv>,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  contentType: string,
  own?: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const headers: Record<string, string> = { 'content-type': contentType, ...c.get('carried'), ...own };
  // Responses for one person must not be cached.
  if (c.get('visit').claims) headers['cache-control'] ??= 'no-store';
  const made = new Response(body, { status, headers });
  c.set('whole', made);
  return made;
}

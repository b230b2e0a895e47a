import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../api.server.ts';
import { parseRange } from './byte-range.ts';
import { filesPath } from './file-address.ts';
import { findFile } from './find-file.server.ts';
import { heldTag, keptForAMoment, keptForEver } from './http-cache.ts';

/** Serves uploaded films and documents, whole or by range. */
export function files(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get(`${filesPath}*`, answer);
  routes.all(`${filesPath}*`, (c) => c.text('only GET and HEAD', 405, { allow: 'GET, HEAD' }));
  return routes;
}

async function answer(c: Context<ApiEnv>): Promise<Response> {
  const path = c.req.path.slice(filesPath.length);
  const found = await findFile(c.var.shop, path);
  if (!found) return c.text('there is no such file', 404, { 'cache-control': keptForAMoment });
  const etag = `"${found.version}"`;
  c.header('etag', etag);
  c.header('cache-control', c.req.query('v') === found.version ? keptForEver : keptForAMoment);
  if (heldTag(c.req.header('if-none-match'), [etag])) return c.body(null, 304);

  c.header('accept-ranges', 'bytes');
  c.header('x-content-type-options', 'nosniff');
  // If-Range: a partial download may be continued only if the file has not changed.
  const isSame = [undefined, etag].includes(c.req.header('if-range'));
  const range = isSame ? parseRange(c.req.header('range'), found.bytes) : undefined;
  if (range === 'none') return c.body(null, 416, { 'content-range': `bytes */${found.bytes}` });

  c.header('content-type', found.contentType);
  c.header('content-disposition', `${dispositionOf(found.contentType)}; filename="${path.split('/').at(-1)}"`);
  c.header('content-length', String(range ? range.to - range.from + 1 : found.bytes));
  if (range) c.header('content-range', `bytes ${range.from}-${range.to}/${found.bytes}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  const stream = await c.var.shop.files.getStream(found.key, range);
  return c.body(Readable.toWeb(stream) as ReadableStream, status);
}

/** Browsers play films and show documents inline. Pictures have their own path, so here they are downloads. */
const dispositionOf = (contentType: string) => (contentType.startsWith('image/') ? 'attachment' : 'inline');

import { Hono } from 'hono';
import type { ApiEnv } from '../api.server.ts';
import { heldTag, keptForAMoment, keptForEver } from './http-cache.ts';
import { symbolsPath, symbolsVersion } from './symbol-address.ts';
import { drawSymbol } from './symbols.ts';

/** Serves care symbols, pictograms of standards and placeholders. */
export function symbols(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get(`${symbolsPath}:kind/:file`, (c) => {
    const { kind, file } = c.req.param();
    const drawing = file.endsWith('.svg') ? drawSymbol(kind, file.slice(0, -'.svg'.length)) : undefined;
    if (!drawing) return c.text('there is no such symbol', 404, { 'cache-control': keptForAMoment });
    const etag = `"${symbolsVersion}"`;
    c.header('etag', etag);
    c.header('cache-control', c.req.query('v') === symbolsVersion ? keptForEver : keptForAMoment);
    if (heldTag(c.req.header('if-none-match'), [etag])) return c.body(null, 304);
    return c.body(drawing, 200, { 'content-type': 'image/svg+xml' });
  });
  return routes;
}

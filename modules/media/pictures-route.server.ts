import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../api.server.ts';
import { type PictureRequest, parsePictureAddress, picturesPath, pictureUrl } from './picture-address.ts';
import { formatsFor } from './picture-format.ts';
import { isQueueFull } from './work-queue.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAMoment = 'public, max-age=60';

/** One address for every picture: any listed width, the best format the asker takes. */
export function pictures(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get(`${picturesPath}*`, async (c) => {
    const asked = parsePictureAddress(c.req.path, { w: c.req.query('w'), q: c.req.query('q') });
    if (!asked.ok) return c.text(`${asked.refusal.code}: allowed are ${asked.refusal.allowed}`, 400);
    try {
      return await answer(c, asked.value);
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      return c.text('too many pictures are being made', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
    }
  });
  return routes;
}

async function answer(c: Context<ApiEnv>, { path, version, width }: PictureRequest): Promise<Response> {
  const { pictures: shelf } = c.var.shop;
  const accept = c.req.header('accept');
  const current = await shelf.version(path);
  if (current !== undefined && current !== version) {
    c.header('cache-control', forAMoment);
    return c.redirect(pictureUrl(path, current, width), 302);
  }
  const tagOf = (format: string) => `"${current}-${width}-${format}"`;
  const held = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  const known =
    current &&
    formatsFor(accept)
      .map(tagOf)
      .find((tag) => held.includes(tag) || held.includes(`W/${tag}`));
  if (known) return c.body(null, 304, { etag: known, 'cache-control': forEver, vary: 'Accept' });

  const found = current === undefined ? undefined : await shelf.read({ path, width, accept });
  const shown = found ?? (await shelf.readMissing({ width, accept }));
  if (!shown) return c.notFound();
  c.header('vary', 'Accept');
  c.header('content-type', `image/${shown.format}`);
  // A browser shows the picture of an answer whatever its status; whoever looks for broken pictures sees the 404.
  if (!found) return c.body(new Uint8Array(shown.bytes), 404, { 'cache-control': forAMoment });
  return c.body(new Uint8Array(shown.bytes), 200, { etag: tagOf(shown.format), 'cache-control': forEver });
}

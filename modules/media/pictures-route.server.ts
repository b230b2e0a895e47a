import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../api.server.ts';
import { heldTag, keptForAMoment, keptForEver, keptUntilBetter } from './http-cache.ts';
import {
  comeAgainSeconds,
  type PictureRequest,
  parsePictureAddress,
  picturesPath,
  pictureUrl,
} from './picture-address.ts';
import { formatsFor } from './picture-format.ts';
import { isQueueFull } from './work-queue.ts';

/** Serves all pictures: any listed width, in the best format that the client accepts. */
export function pictures(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get(`${picturesPath}*`, async (c) => {
    const asked = parsePictureAddress(c.req.path, c.req.queries());
    if (!asked.ok) return c.text(`${asked.refusal.code}: allowed are ${asked.refusal.allowed}`, 400);
    try {
      return await answer(c, asked.value);
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      return c.text('too many pictures are being made', 503, {
        'retry-after': String(comeAgainSeconds),
        'cache-control': 'no-store',
      });
    }
  });
  routes.all(`${picturesPath}*`, (c) => c.text('only GET and HEAD', 405, { allow: 'GET, HEAD' }));
  return routes;
}

async function answer(c: Context<ApiEnv>, { path, version, width }: PictureRequest): Promise<Response> {
  const { pictures: shelf } = c.var.shop;
  const asked = { path, width, accept: c.req.header('accept') };
  const current = await shelf.version(path);
  if (current !== undefined && current !== version) {
    c.header('cache-control', keptForAMoment);
    return c.redirect(pictureUrl(path, current, width), 302);
  }
  c.header('vary', 'Accept');
  const tagOf = (format: string) => `"${current}-${width}-${format}"`;
  const held = current && (await findHeld(c, asked, tagOf));
  if (held) return held;

  const { signal } = c.req.raw;
  const asker = { client: c.var.visit.clientAddress, isWanted: () => !signal.aborted };
  const found = current === undefined ? undefined : await shelf.read(asked, asker);
  const shown = found ?? (await shelf.readMissing(asked, asker));
  if (!shown) return c.notFound();
  c.header('content-type', `image/${shown.format}`);
  c.header('content-length', String(shown.bytes.length));
  // Browsers show the body of a 404; tools that look for broken pictures see the status.
  if (!found) return c.body(new Uint8Array(shown.bytes), 404, { 'cache-control': keptForAMoment });
  return c.body(new Uint8Array(shown.bytes), 200, {
    etag: tagOf(shown.format),
    'cache-control': ageOf(shown),
  });
}

/** WebP at this address is replaced when AVIF is ready, so WebP must not be cached as immutable. */
const ageOf = ({ isFinal }: { isFinal: boolean }) => (isFinal ? keptForEver : keptUntilBetter);

type PictureQuery = { path: string; width: PictureRequest['width']; accept: string | undefined };

/**
 * 304 if the client has the picture in the form it would get; if that form is JPEG or WebP, any accepted form counts.
 */
async function findHeld(
  c: Context<ApiEnv>,
  asked: PictureQuery,
  tagOf: (format: string) => string,
): Promise<Response | undefined> {
  const ifNoneMatch = c.req.header('if-none-match');
  if (ifNoneMatch === undefined) return undefined;
  const form = await c.var.shop.pictures.formOf(asked);
  const good = form.format === 'avif' ? ['avif'] : [form.format, ...formatsFor(asked.accept)];
  const held = heldTag(ifNoneMatch, good.map(tagOf));
  if (!held) return undefined;
  if (!form.isFinal) await c.var.shop.pictures.improve(asked);
  return c.body(null, 304, { etag: held, 'cache-control': held === tagOf('avif') ? keptForEver : ageOf(form) });
}

import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { imageWidths } from './image-widths.ts';
import { pictureUrl } from './picture-address.ts';

let shop: TestShop;
let app: TestApp;

const path = 'products/10001220/100012200100_43.jpg';
const upload = async (colour: string) =>
  shop.files.put(
    `media/${path}`,
    await sharp({ create: { width: 1000, height: 1250, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await upload('#c00000');
});

const versionOf = async () => (await shop.pictures.version(path)) ?? 'none';
const ask = async (headers: Record<string, string> = {}, width: (typeof imageWidths)[number] = 223) =>
  app.request(pictureUrl(path, await versionOf(), width), { headers });

test('a picture at its current address is immutable', async () => {
  const answer = await ask({ accept: 'image/webp' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('vary')).toBe('Accept');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 223, format: 'webp' });
});

test('HEAD returns the length', async () => {
  const address = pictureUrl(path, await versionOf(), 223);
  const [head, whole] = [await app.request(address, { method: 'HEAD' }), await app.request(address)];
  const { byteLength } = await whole.arrayBuffer();
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(byteLength)]);
  expect(await head.text()).toBe('');
});

test.each([
  ['image/webp,*/*', 'image/webp'],
  ['image/avif,image/webp', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('%s gets %s', async (accept, type) => expect((await ask({ accept })).headers.get('content-type')).toBe(type));

test('a client that has the picture in any accepted format gets 304', async () => {
  const tag = (await ask({ accept: 'image/webp' })).headers.get('etag') ?? '';
  const again = await ask({ accept: 'image/webp', 'if-none-match': `"other", ${tag}` });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
  expect((await ask({ accept: '*/*', 'if-none-match': tag })).status).toBe(200);
  expect((await ask({ accept: 'image/webp', 'if-none-match': tag }, 446)).status).toBe(200);
});

test('If-None-Match: * gets 304', async () =>
  expect((await ask({ accept: 'image/webp', 'if-none-match': '*' })).status).toBe(304));

test('WebP before AVIF is ready is cached for a minute, AVIF for ever', async () => {
  const accept = 'image/avif,image/webp';
  const first = await ask({ accept });
  const tag = first.headers.get('etag') ?? '';
  const soon = 'public, max-age=60, stale-while-revalidate=86400';
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual(['image/webp', soon]);
  await eventually(async () => {
    const better = await ask({ accept, 'if-none-match': tag });
    expect(better.headers.get('content-type')).toBe('image/avif');
    expect(better.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
  expect((await ask({ accept: 'image/webp' })).headers.get('cache-control')).toMatch(/immutable/);
});

test('a client with WebP gets 304 for another minute, and AVIF is queued', async () => {
  const improve = vi.fn(async () => {});
  const formOf = async () => ({ format: 'webp' as const, isFinal: false });
  const other = openTestApp({ ...shop, pictures: { ...shop.pictures, formOf, improve } });
  const headers = { accept: 'image/avif,image/webp', 'if-none-match': `"${await versionOf()}-223-webp"` };
  const answer = await other.request(pictureUrl(path, await versionOf(), 223), { headers });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400');
  expect(improve).toHaveBeenCalledOnce();
});

test('no work is done for a client that has disconnected', async () => {
  const read = vi.spyOn(shop.pictures, 'read');
  const gone = new AbortController();
  const asked = app.request(pictureUrl(path, await versionOf(), 223), { signal: gone.signal });
  await eventually(() => expect(read).toHaveBeenCalled());
  const [, asker] = read.mock.calls[0] ?? [];
  expect(asker?.client).toBe('127.0.0.1');
  expect(asker?.isWanted()).toBe(true);
  gone.abort();
  expect(asker?.isWanted()).toBe(false);
  await asked;
});

test.each(['POST', 'PUT', 'DELETE'])(
  '%s is not allowed for pictures, and is not logged as a failure',
  async (method) => {
    const failures = vi.spyOn(shop.log, 'error');
    const answer = await app.request(`/pictures/${path}?w=223`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(failures).not.toHaveBeenCalled();
  },
);

test('a replaced picture has another address, and the old one redirects to it', async () => {
  const old = await versionOf();
  await upload('#0000c0');
  shop.clock.moveBy(61_000);
  const moved = await app.request(pictureUrl(path, old, 446));
  expect(moved.status).toBe(302);
  expect(moved.headers.get('cache-control')).toBe('public, max-age=60');
  expect(moved.headers.get('location')).toBe(pictureUrl(path, await versionOf(), 446));
  expect(await versionOf()).not.toBe(old);
});

test('an address without a version redirects to the current one', async () => {
  const moved = await app.request(pictureUrl(path, undefined, 446));
  expect([moved.status, moved.headers.get('location')]).toEqual([302, pictureUrl(path, await versionOf(), 446)]);
});

test('an unknown picture answers 404 with the placeholder, cached briefly', async () => {
  const answer = await app.request('/pictures/products/nothing.jpg?w=446', { headers: { accept: 'image/webp' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('etag')).toBe(null);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 446, format: 'webp' });
});

test('an upload that is not a picture shows the placeholder', async () => {
  await shop.files.put('media/broken.jpg', Buffer.from('nonsense'), 'image/jpeg');
  const answer = await app.request(pictureUrl('broken.jpg', await shop.pictures.version('broken.jpg'), 223));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/jpeg']);
});

describe('refused', () => {
  test.each(['222', '100000', 'wide', '-1'])('the width %s: 400, listing the valid ones', async (width) => {
    const answer = await app.request(`/pictures/${path}?w=${width}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('223, 446, 640, 750, 828, 1080, 1200, 1920, 2048, 3840');
  });

  test.each(['w=446&w=640', 'w=446&size=2'])('the query %s', async (query) =>
    expect((await app.request(`/pictures/${path}?${query}`)).status).toBe(400),
  );

  test.each(['..%2f..%2fetc%2fpasswd.jpg', 'a%00.jpg', '..%5c..%5csecret.png', '%2e%2e%2fsecret.jpg'])(
    'the path %s',
    async (bad) => expect((await app.request(`/pictures/${bad}`)).status).toBe(400),
  );

  test('a path that leads out of the pictures is refused', async () => {
    await shop.files.put('secret.jpg', Buffer.from('secret'), 'image/jpeg');
    const answer = await app.request('/pictures/x/../../media/../secret.jpg');
    expect(await answer.text()).not.toContain('secret');
  });
});

test('on overload it answers 503 with Retry-After, uncacheable', async () => {
  const full = Object.assign(new Error('full'), { name: 'QueueFull' });
  const pictures = { ...shop.pictures, read: () => Promise.reject(full) };
  const answer = await openTestApp({ ...shop, pictures }).request(pictureUrl(path, await versionOf()));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('20');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

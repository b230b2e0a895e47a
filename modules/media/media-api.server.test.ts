import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { film, pdf } from '#tests/build/media.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { removeMedia, storeMedia } from './store-media.server.ts';

let shop: TestShop;
let app: TestApp;

const path = 'products/10001220/100012200100_43.jpg';
const photo = (colour: string) =>
  sharp({ create: { width: 300, height: 375, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

type Upload = { path: string; body: Uint8Array; type?: string; headers?: Record<string, string> };
const upload = async (
  { path: to, body, type = 'application/octet-stream', headers }: Upload,
  who?: Record<string, string>,
) =>
  app.request(`/api/content/media?path=${encodeURIComponent(to)}`, {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { 'content-type': type, ...headers, ...(who ?? (await app.bearer())) },
  });
const isThere = () => shop.files.exists(`media/${path}`);

test('only internal staff may store or remove', async () => {
  const body = await photo('#c00');
  const remove = (headers: Record<string, string>) =>
    app.request(`/api/content/media?path=${path}`, { method: 'DELETE', headers });
  expect((await upload({ path, body }, {})).status).toBe(401);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await upload({ path, body }, await app.bearer({ storm_role }))).status).toBe(403);
  expect(await isThere()).toBe(false);
  await upload({ path, body });
  expect((await remove({})).status).toBe(401);
  expect((await remove(await app.bearer({ storm_role: roles.administrator }))).status).toBe(403);
  expect(await isThere()).toBe(true);
  expect((await remove(await app.bearer())).status).toBe(200);
  expect(await isThere()).toBe(false);
});

test('without its audit entry nothing is stored or removed, and a failed change leaves no entry', async () => {
  const working = { ...shop.files };
  const entries = async () =>
    (await shop.db.selectFrom('audit_entry').select('action').execute()).map(({ action }) => action);
  await upload({ path, body: await photo('#c00') });
  const first = await shop.files.get(`media/${path}`);
  shop.files.move = shop.files.remove = async () => {
    throw new Error('the disk is full');
  };
  expect((await upload({ path, body: await photo('#00c') })).status).toBe(500);
  const headers = await app.bearer();
  expect((await app.request(`/api/content/media?path=${path}`, { method: 'DELETE', headers })).status).toBe(500);
  expect(await entries()).toEqual(['media.stored']);
  Object.assign(shop.files, working);
  // No such number fits into an entry.
  const nobody = aVisit({ claims: someClaims({ customer_id: 3_000_000_000 }) });
  const content = Readable.from([await photo('#00c')]);
  await expect(storeMedia(shop, nobody, { path, content })).rejects.toThrow('out of range');
  await expect(removeMedia(shop, nobody, path)).rejects.toThrow('out of range');
  expect(await shop.files.get(`media/${path}`)).toEqual(first);
  expect(await entries()).toEqual(['media.stored']);
});

test('a stored picture is served at the returned address, and a replacement at once', async () => {
  const addresses: string[] = [];
  for (const colour of ['#c00000', '#0000c0']) {
    const stored = await upload({ path, body: await photo(colour), type: 'image/jpeg' });
    expect(stored.status).toBe(200);
    const { address, ...medium } = await stored.json();
    expect(medium).toMatchObject({ path, contentType: 'image/jpeg', bytes: (await photo(colour)).length });
    const served = await app.request(address);
    const { dominant } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
    expect([served.status, dominant.r > 100]).toEqual([200, colour === '#c00000']);
    addresses.push(address);
  }
  expect(new Set(addresses).size).toBe(2);
});

test.each([
  ['films/how-to.mp4', film(100_000), 'video/mp4'],
  ['doc/278.pdf', pdf, 'application/pdf'],
])('%s is stored and served unchanged', async (to, body, contentType) => {
  const { address, ...medium } = await (await upload({ path: to, body })).json();
  expect(medium).toMatchObject({ contentType, bytes: body.length });
  const served = await app.request(address);
  expect(served.headers.get('cache-control')).toMatch(/immutable/);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(body);
});

describe('refused', () => {
  test.each([
    ['a picture that is a text', path, Buffer.from('no picture at all')],
    ['a picture that is a page', path, Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF called a picture', path, pdf],
    ['a film called a document', 'doc/1.pdf', film(10)],
    ['a drawing with scripts', 'logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', path, Buffer.alloc(0)],
  ])('%s: 415, and nothing is stored', async (_, to, body) => {
    const answer = await upload({ path: to, body });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'media-type-mismatch' });
    expect(await shop.files.exists(`media/${to}`)).toBe(false);
  });

  test.each(['../a.pdf', 'a/../../b.pdf', '/a.pdf', 'a//b.pdf', 'a.svg', 'a.html', '', 'a'])(
    'the path %s',
    async (to) => expect((await upload({ path: to, body: pdf })).status).toBe(422),
  );

  test('an unsupported content type', async () =>
    expect((await upload({ path, body: await photo('#c00'), type: 'image/svg+xml' })).status).toBe(415));

  test('a document above its limit, and the old one stays', async () => {
    await upload({ path: 'a.pdf', body: pdf });
    const answer = await upload({ path: 'a.pdf', body: Buffer.concat([pdf, Buffer.alloc(50 * 1024 * 1024)]) });
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'body-too-large']);
    expect(Buffer.from(await shop.files.get('media/a.pdf'))).toEqual(pdf);
  });

  test('a body above all limits, before it is sent', async () => {
    const headers = { 'content-length': String(300 * 1024 * 1024) };
    expect((await upload({ path: 'a.mp4', body: film(10), headers })).status).toBe(413);
  });
});

import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aPage } from '#tests/build/content.ts';
import { film, pdf } from '#tests/build/media.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const base = '/api/content/media-library';
const photo = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();

type Item = {
  id: string;
  path: string;
  contentType: string;
  width: number | null;
  height: number | null;
  version: number;
  missingAlts: string[];
  address: string;
  usage: object[];
  code?: string;
  errors?: { path: string }[];
};

async function send(path: string, method: string, body: Uint8Array, headers?: Record<string, string>) {
  const type = { 'content-type': 'application/octet-stream' };
  const init = { method, body: new Uint8Array(body), headers: { ...type, ...(headers ?? (await app.bearer())) } };
  const answer = await app.request(path, init);
  return { status: answer.status, body: (await answer.json()) as Item };
}
const upload = (name: string, body: Uint8Array, headers?: Record<string, string>) =>
  send(`${base}?${new URLSearchParams({ name, folder: 'campaigns' })}`, 'POST', body, headers);
const read = async (id: string) =>
  (await (await app.request(`${base}/${id}`, { headers: await app.bearer() })).json()) as Item;
const change = async (id: string, facts: object) => {
  const whole = {
    version: 1,
    name: 'x',
    folder: '',
    alts: {},
    isDecorative: false,
    focal: { x: 0.5, y: 0.5 },
    ...facts,
  };
  const answer = await app.json(`${base}/${id}`, 'PUT', whole, await app.bearer());
  return { status: answer.status, body: (await answer.json()) as Item };
};

test('a picture is stored by its content, whatever its name says, and gets its size', async () => {
  const { status, body } = await upload('Vår bild.png.exe', await photo());
  expect([status, body.contentType, body.width, body.height]).toEqual([201, 'image/jpeg', 300, 200]);
  expect(body.path).toMatch(/^library\/var-bild-png-[0-9a-f]{8}\.jpg$/);
  expect(body.missingAlts).toHaveLength(14);
  expect((await app.request(body.address)).status).toBe(200);
});

test('the place where a picture was taken is not stored, and the picture stays upright', async () => {
  const noted = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'Ada Berg' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' } })
    .withMetadata({ orientation: 6 });
  for (const picture of [noted.clone().jpeg(), noted.clone().png(), noted.clone().webp(), noted.clone().avif()]) {
    const { body } = await upload('a.jpg', await picture.toBuffer());
    expect([body.width, body.height]).toEqual([200, 300]);
    const stored = await sharp(Buffer.from(await shop.files.get(`media/${body.path}`))).metadata();
    expect([stored.exif, stored.xmp, stored.orientation, stored.width, stored.height]).toEqual([
      undefined,
      undefined,
      undefined,
      200,
      300,
    ]);
    expect(body.contentType).toBe(`image/${stored.format === 'heif' ? 'avif' : stored.format}`);
  }
});

test('unknown types, broken pictures and films above 50 MB are refused, and nothing is stored', async () => {
  expect((await upload('a.jpg', Buffer.from('MZ program'))).body.code).toBe('media-type-unknown');
  expect((await upload('a.html', Buffer.from('<html><script>alert(1)</script>'))).body.code).toBe('media-type-unknown');
  expect((await upload('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))).body.code).toBe('media-broken');
  const whole = await photo();
  expect((await upload('a.jpg', whole.subarray(0, whole.length / 2))).body.code).toBe('media-broken');
  expect((await upload('a.mp4', film(50 * 1024 * 1024))).body.code).toBe('body-too-large');
  expect((await upload('a.mp4', film(1000))).status).toBe(201);
  expect(await shop.db.selectFrom('media_item').select('kind').execute()).toEqual([{ kind: 'film' }]);
});

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#123456"/>${inside}</svg>`,
  );

test('a drawing becomes a picture without its scripts; one that declares entities is refused', async () => {
  const { status, body } = await upload('logo.svg', svg('<script>alert(1)</script><a href="javascript:alert(1)"/>'));
  expect([status, body.contentType]).toEqual([201, 'image/png']);
  const stored = Buffer.from(await shop.files.get(`media/${body.path}`));
  expect(stored.subarray(1, 4).toString()).toBe('PNG');
  expect(stored.toString('latin1')).not.toMatch(/script|javascript/);
  const bomb = Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>');
  expect((await upload('bomb.svg', bomb)).body.code).toBe('media-drawing-refused');
  expect((await upload('big.svg', svg(' '.repeat(2 * 1024 * 1024)))).body.code).toBe('body-too-large');
});

test('only staff with the task content read and change the library', async () => {
  const { body } = await upload('a.pdf', pdf);
  const as = [
    {},
    await app.bearer({ storm_role: roles.administrator, company_id: 1 }),
    await app.bearer({ customer_id: 2, tasks: ['orders', 'customers', 'settings'] }),
  ];
  const statuses = [];
  for (const headers of as)
    statuses.push([
      (await app.request(base, { headers })).status,
      (await upload('b.pdf', pdf, headers)).status,
      (await send(`${base}/file?mediumId=${body.id}`, 'PUT', pdf, headers)).status,
      (await app.request(`${base}/${body.id}`, { method: 'DELETE', headers })).status,
    ]);
  expect(statuses).toEqual([
    [401, 401, 401, 401],
    [403, 403, 403, 403],
    [403, 403, 403, 403],
  ]);
});

test('a picture is offered only in languages with an alternative text, and needs one at all', async () => {
  const { body } = await upload('a.jpg', await photo());
  const offered = async (language: string) => {
    const answer = await app.request(`${base}?language=${language}`, { headers: await app.bearer() });
    return ((await answer.json()) as { items: object[] }).items.length;
  };
  expect((await change(body.id, { alts: { sv: ' ' } })).status).toBe(422);
  expect((await change(body.id, { alts: { sv: 'En jacka' }, focal: { x: 0.2, y: 0.9 } })).status).toBe(200);
  expect([await offered('sv'), await offered('de')]).toEqual([1, 0]);
  expect((await change(body.id, { alts: { sv: 'En jacka' } })).body.code).toBe('media-changed');
  expect((await change(body.id, { version: 2, isDecorative: true })).status).toBe(200);
  expect([await offered('sv'), await offered('de')]).toEqual([1, 1]);
  expect((await change(body.id, { version: 3, folder: '../up', isDecorative: true })).status).toBe(422);
});

test('usage is listed; what a page uses keeps its text and is not removed; a replaced file is shown under the same path', async () => {
  const { body } = await upload('a.jpg', await photo());
  await change(body.id, { alts: { sv: 'En jacka' } });
  const picture = { path: body.path, alt: 'En jacka', width: 300, height: 200 };
  const blocks = [{ name: 'core/image', attributes: { picture } }];
  await app.json('/api/content/content', 'PUT', { language: 'sv', page: aPage({ blocks }) }, await app.bearer());
  expect((await read(body.id)).usage).toEqual([{ kind: 'page', slug: 'about', language: 'sv', marketId: 1 }]);
  const emptied = await change(body.id, { version: 2, alts: { de: 'Eine Jacke' } });
  expect([emptied.status, emptied.body.errors?.map(({ path }) => path)]).toEqual([422, ['alts.sv']]);
  const remove = async () =>
    (await app.request(`${base}/${body.id}`, { method: 'DELETE', headers: await app.bearer() })).status;
  expect(await remove()).toBe(409);
  const wrong = await send(`${base}/file?mediumId=${body.id}`, 'PUT', pdf);
  expect(wrong.body.code).toBe('media-type-mismatch');
  const replaced = await send(`${base}/file?mediumId=${body.id}`, 'PUT', await photo(400, 500));
  expect(replaced.body).toMatchObject({ path: body.path, width: 400, height: 500, version: 3 });
  expect(replaced.body.address).not.toBe(body.address);
  await app.json('/api/content/content', 'PUT', { language: 'sv', page: aPage() }, await app.bearer());
  expect(await remove()).toBe(200);
  expect(await shop.files.exists(`media/${body.path}`)).toBe(false);
});

test('a draft uses its pictures too, and so does a version that is published later', async () => {
  const { body } = await upload('a.jpg', await photo());
  await change(body.id, { alts: { sv: 'En jacka' } });
  const picture = { path: body.path, alt: 'En jacka', width: 300, height: 200 };
  const blocks = [{ name: 'core/image', attributes: { picture } }];
  const place = { language: 'sv', slug: 'about' };
  const edit = async (path: string, method: string, facts: object) =>
    (await app.json(`/api/content/editor/${path}`, method, { ...place, ...facts }, await app.bearer())).status;
  const remove = async () =>
    (await app.request(`${base}/${body.id}`, { method: 'DELETE', headers: await app.bearer() })).status;
  const usage = [{ kind: 'page', slug: 'about', language: 'sv', marketId: 1 }];
  expect(await edit('draft', 'PUT', { version: 0, data: aPage({ blocks }) })).toBe(200);
  expect([(await read(body.id)).usage, await remove()]).toEqual([usage, 409]);
  const at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
  expect(await edit('publish', 'POST', { version: 1, at })).toBe(200);
  expect(await edit('draft', 'PUT', { version: 2, data: aPage() })).toBe(200);
  expect([(await read(body.id)).usage, await remove()]).toEqual([usage, 409]);
  expect(await edit('publish', 'POST', { version: 3 })).toBe(200);
  expect([(await read(body.id)).usage, await remove()]).toEqual([[], 200]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { film, pdf } from '#tests/build/media.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { fileUrl } from './file-address.ts';
import { findFile } from './find-file.server.ts';

let shop: TestShop;
let app: TestApp;

const path = 'films/how-to.mp4';
const content = film(200_000);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await shop.files.put(`media/${path}`, content, 'video/mp4');
});

const versionOf = async (of = path) => (await findFile(shop, of))?.version ?? 'none';
const ask = async (headers: Record<string, string> = {}, init: { method?: string } = {}) =>
  app.request(fileUrl(path, await versionOf()), { ...init, headers });

test('a film is sent completely, inline, and immutable with its version', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(content.length),
    'content-disposition': 'inline; filename="how-to.mp4"',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag: `"${await versionOf()}"`,
  });
  expect(await bytesOf(answer)).toEqual(content);
});

test.each([fileUrl(path), fileUrl(path, '0123456789')])(
  '%s is not its version: cached for a minute',
  async (address) => {
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  },
);

test.each([
  ['doc/278.pdf', 'application/pdf', 'inline'],
  ['clip.webm', 'video/webm', 'inline'],
  ['press/original.jpg', 'image/jpeg', 'attachment'],
  ['press/original.avif', 'image/avif', 'attachment'],
])('%s is %s, %s', async (other, type, disposition) => {
  await shop.files.put(`media/${other}`, pdf, type);
  const { status, headers } = await app.request(fileUrl(other));
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}; filename="[\\w.-]+"$`));
});

describe('a part of a film', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100000-', 100_000, content.length - 1],
    ['bytes=-5', content.length - 5, content.length - 1],
  ])('%s', async (range, from, to) => {
    const answer = await ask({ range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${content.length}`,
    ]);
    expect(answer.headers.get('content-length')).toBe(String(to - from + 1));
    expect(await bytesOf(answer)).toEqual(content.subarray(from, to + 1));
  });

  test('an unsatisfiable range', async () => {
    const answer = await ask({ range: `bytes=${content.length}-` });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
  });

  test('a range requires the same file', async () => {
    const etag = `"${await versionOf()}"`;
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-9', 'if-range': `W/${etag}` })).status).toBe(200);
  });
});

test('a client that has the file gets 304', async () => {
  for (const held of [`"${await versionOf()}"`, '*']) {
    const answer = await ask({ 'if-none-match': held });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD returns all headers without the content', async () => {
  const answer = await ask({}, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    String(content.length),
    '',
  ]);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed for files', async (method) => {
  const answer = await ask({}, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('another film under the same path has another version', async () => {
  const before = await versionOf();
  await shop.files.put(`media/${path}`, film(10), 'video/mp4');
  expect(await versionOf()).not.toBe(before);
});

describe('not found', () => {
  beforeEach(async () => {
    await shop.files.put('secret.pdf', pdf, 'application/pdf');
    await shop.files.put('imports/secret.pdf', pdf, 'application/pdf');
    await shop.files.put('media/page.html', Buffer.from('<script>'), 'text/html');
    await shop.files.put('media/a.svg', Buffer.from('<svg/>'), 'image/svg+xml');
  });

  test.each([
    'nothing.pdf',
    'films',
    'films/',
    '',
    '..%2fsecret.pdf',
    'x/..%2f..%2fsecret.pdf',
    '..%5csecret.pdf',
    'films//how-to.mp4',
    '/films/how-to.mp4',
    'films%2fhow-to.mp4',
    'films/how-to.mp4%00.pdf',
    'films/how-to.mp4/x.pdf',
    'page.html',
    'a.svg',
  ])('%s', async (bad) => {
    const answer = await app.request(`/files/${bad}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
  });

  test.each(['/files/../secret.pdf', '/files/%2e%2e/secret.pdf'])('%s is not a file', async (address) =>
    expect(await (await app.request(address)).text()).toBe('a page'),
  );
});

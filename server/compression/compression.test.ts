import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#modules/api.server.ts';
import { compression } from './compression.ts';

const html = '<p>Jackets</p>'.repeat(200);
const whole = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(html.length) };

async function ask(own: Record<string, string>, { body = html, method = 'GET', accepts = 'gzip, br' } = {}) {
  const app = new Hono<ApiEnv>().use(compression());
  app.all('/', () => new Response(body, { status: 203, headers: { 'x-request-id': '7', ...own } }));
  const answer = await app.request('/', { method, headers: { 'accept-encoding': accepts } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a whole page for %s is %s, made in one step, and keeps its status and headers', async (accepts, encoding, read) => {
  const { answer, bytes } = await ask(whole, { accepts });
  expect(answer.status).toBe(203);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(bytes.length),
    'content-encoding': encoding,
    'x-request-id': '7',
    vary: 'Accept-Encoding',
  });
  expect(read(bytes).toString()).toBe(html);
});

test('a streamed page is compressed as a stream, without a length', async () => {
  const { answer, bytes } = await ask({ 'content-type': 'text/html' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.has('content-length')).toBe(false);
  expect(gunzipSync(bytes).toString()).toBe(html);
});

test.each([
  ['a short page', whole, { body: '<p>Jackets</p>', own: { 'content-length': '14' } }],
  ['a page for a client that takes only another encoding', whole, { accepts: 'compress' }],
  ['a page that is compressed already', { ...whole, 'content-encoding': 'br' }, {}],
])(
  '%s stays as it is',
  async (_, headers, { own = {}, ...asked }: { own?: object; body?: string; accepts?: string }) => {
    const { answer, bytes } = await ask({ ...headers, ...own }, asked);
    expect(answer.headers.get('content-encoding')).toBe(new Headers(headers).get('content-encoding'));
    expect(bytes.toString()).toBe(asked.body ?? html);
  },
);

test('a HEAD request has no body to compress', async () => {
  const { answer, bytes } = await ask({ 'content-type': 'text/html' }, { method: 'HEAD' });
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(bytes.length).toBe(0);
});

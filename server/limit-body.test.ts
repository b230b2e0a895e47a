import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#modules/api.server.ts';
import { limitBody, limitStream } from './limit-body.ts';

function open() {
  const app = new Hono<ApiEnv>();
  app.use(limitBody({ maxSize: 10, onError: (c) => c.text('too large', 413) }));
  app.put('/', async (c) => c.text(await c.req.text()));
  return (body: string | ReadableStream, headers = {}) =>
    app.request('/', { method: 'PUT', body, headers, ...(typeof body !== 'string' && { duplex: 'half' }) });
}

const chunksOf = (text: string) => new Blob([text]).stream();

test('a body is limited by its declared length, and by what arrives if it declares none', async () => {
  const put = open();
  for (const [body, headers] of [
    ['ten bytes.', { 'content-length': '10' }],
    [chunksOf('ten bytes.'), {}],
    [chunksOf('ten bytes.'), { 'content-length': '10', 'transfer-encoding': 'chunked' }],
  ] as const) {
    const answer = await put(body, headers);
    expect([answer.status, await answer.text()]).toEqual([200, 'ten bytes.']);
  }
  for (const [body, headers] of [
    ['x', { 'content-length': '11' }],
    [chunksOf('eleven bytes'), {}],
    [chunksOf('eleven bytes'), { 'content-length': '10', 'transfer-encoding': 'chunked' }],
  ] as const)
    expect((await put(body, headers)).status).toBe(413);
});

test('a declared length is checked without a look at the body', async () => {
  const app = new Hono<ApiEnv>();
  app.use(limitBody({ maxSize: 10, onError: (c) => c.text('too large', 413) }));
  app.put('/', (c) => c.text('taken'));
  const request = new Request('http://se.localhost/', { method: 'PUT', body: 'x', headers: { 'content-length': '1' } });
  let looks = 0;
  Object.defineProperty(request, 'body', { get: () => (looks += 1) });
  expect((await app.request(request)).status).toBe(200);
  expect(looks).toBe(0);
});

function openStreaming() {
  const app = new Hono<ApiEnv>();
  const seen: number[] = [];
  app.use(limitStream({ maxSize: 100, onError: (c) => c.text('too large', 413) }));
  app.put('/', async (c) => {
    for await (const chunk of c.req.raw.body ?? []) seen.push(chunk.byteLength);
    return c.text('taken');
  });
  app.onError((_, c) => c.text('failed', 500));
  return { app, seen };
}

/** A body of unknown length that records how much was read. */
function chunks(count: number) {
  const sent: number[] = [];
  const body = new ReadableStream({
    pull: (controller) => {
      if (sent.length === count) return controller.close();
      sent.push(40);
      controller.enqueue(new Uint8Array(40));
    },
  });
  return { sent, init: { method: 'PUT', body, duplex: 'half' } };
}

test('a small body passes as a stream', async () => {
  const { app, seen } = openStreaming();
  expect((await app.request('/', chunks(2).init)).status).toBe(200);
  expect(seen).toEqual([40, 40]);
});

test('a body that grows too large is refused without reading the rest', async () => {
  const { app, seen } = openStreaming();
  const { sent, init } = chunks(1000);
  expect((await app.request('/', init)).status).toBe(413);
  expect(seen).toEqual([40, 40]);
  expect(sent.length).toBeLessThan(10);
});

test('a declared length above the limit is refused unread', async () => {
  const { app, seen } = openStreaming();
  const answer = await app.request('/', { method: 'PUT', body: 'x', headers: { 'content-length': '101' } });
  expect([answer.status, seen]).toEqual([413, []]);
});

test('an empty body is accepted', async () =>
  expect((await openStreaming().app.request('/', { method: 'PUT' })).status).toBe(200));

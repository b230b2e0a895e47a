import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#modules/api.server.ts';
import { limitStream } from './limit-stream.ts';

function open() {
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
  const { app, seen } = open();
  expect((await app.request('/', chunks(2).init)).status).toBe(200);
  expect(seen).toEqual([40, 40]);
});

test('a body that grows too large is refused without reading the rest', async () => {
  const { app, seen } = open();
  const { sent, init } = chunks(1000);
  expect((await app.request('/', init)).status).toBe(413);
  expect(seen).toEqual([40, 40]);
  expect(sent.length).toBeLessThan(10);
});

test('a declared length above the limit is refused unread', async () => {
  const { app, seen } = open();
  const answer = await app.request('/', { method: 'PUT', body: 'x', headers: { 'content-length': '101' } });
  expect([answer.status, seen]).toEqual([413, []]);
});

test('an empty body is accepted', async () =>
  expect((await open().app.request('/', { method: 'PUT' })).status).toBe(200));

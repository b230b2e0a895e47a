import { resolveObjectURL } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { createHttpClient, HttpFailure } from './http-client.server.ts';

const http = createHttpClient();

/** A partner that answers `{}` and records its requests. */
async function recordingServer() {
  const calls: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const bodies: string[] = [];
  const url = await startHttpServer(async (request, response) => {
    bodies.push(await text(request));
    calls.push({ method: request.method, url: request.url, headers: request.headers });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  return { url, calls, bodies };
}

/** A partner that never answers; `arrived` resolves when a call has come in. */
async function silentServer() {
  const arrived = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const url = await startHttpServer((request) => {
    request.socket.once('close', () => gone.resolve());
    arrived.resolve();
  });
  return { url, arrived: arrived.promise, gone: gone.promise };
}

test('Q02 an authorised call carries its token as a bearer token, an anonymous one carries none', async () => {
  const { url, calls } = await recordingServer();
  await http.call(url, { token: 'abc.def' });
  await http.call(url);
  expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc.def', undefined]);
});

test('Q03 a call is aborted after its time while waiting for the response', async () => {
  const { url, gone } = await silentServer();
  await expect(http.call(url, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
  await gone;
});

test('Q03 a call is aborted after its time during the response', async () => {
  const url = await startHttpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('and then');
  });
  await expect(http.call(url, { timeoutMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('Q03 the default time is 30 s', async () => {
  const { url } = await recordingServer();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await http.call(url);
  await http.call(url, { timeoutMs: 120_000 });
  expect(timeout.mock.calls).toEqual([[30_000], [120_000]]);
});

test('Q04 a failed call rejects with status, status text and body', async () => {
  const url = await startHttpServer((_, response) => {
    response.writeHead(422, 'Not Like This', { 'content-type': 'application/json' }).end('{"field":"zipCode"}');
  });
  const failure = await http.call(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpFailure);
  expect(failure).toMatchObject({ status: 422, statusText: 'Not Like This', body: { field: 'zipCode' } });
});

test('Q04 an error page labelled as JSON is returned as text', async () => {
  const url = await startHttpServer((_, response) => {
    response.writeHead(502, { 'content-type': 'application/json' }).end('<h1>Bad gateway</h1>');
  });
  await expect(http.call(url)).rejects.toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
});

test('Q05 JSON gives a value, a PDF an object URL and text a string', async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
  const url = await startHttpServer((request, response) => {
    const answers: Record<string, [string, string | Buffer]> = {
      '/json': ['application/json; charset=utf-8', '{"price":12.5}'],
      '/pdf': ['application/pdf', pdf],
      '/text': ['text/plain; charset=utf-8', 'åtta'],
    };
    const [type, body] = answers[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('content-type', type).end(body);
  });
  expect(await http.call(`${url}/json`)).toEqual({ price: 12.5 });
  expect(await http.call(`${url}/text`)).toBe('åtta');
  const objectUrl = String(await http.call(`${url}/pdf`));
  const blob = resolveObjectURL(objectUrl);
  expect(blob?.type).toBe('application/pdf');
  expect(await blob?.arrayBuffer().then((bytes) => Buffer.from(bytes))).toEqual(pdf);
  URL.revokeObjectURL(objectUrl);
});

test('a value is sent as JSON, a body as it is, with the method and headers asked for', async () => {
  const { url, calls, bodies } = await recordingServer();
  await http.call(`${url}/orders?x=1`, { method: 'POST', json: { lines: [1] }, headers: { 'x-key': 'k' } });
  await http.call(url, { method: 'PUT', body: '<a/>', headers: { 'content-type': 'text/xml' } });
  await http.call(url, { method: 'DELETE' });
  expect(bodies).toEqual(['{"lines":[1]}', '<a/>', '']);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/orders?x=1',
    headers: { 'content-type': 'application/json', 'x-key': 'k' },
  });
  expect(calls[1]).toMatchObject({ method: 'PUT', headers: { 'content-type': 'text/xml' } });
  expect(calls[2]?.method).toBe('DELETE');
  expect(calls[2]?.headers['content-type']).toBeUndefined();
});

test('the caller may abort earlier, and the partner notices', async () => {
  const { url, arrived, gone } = await silentServer();
  const controller = new AbortController();
  const call = http.call(url, { signal: controller.signal });
  call.catch(() => {});
  await arrived;
  controller.abort(new Error('the visitor has left'));
  await expect(call).rejects.toThrow('the visitor has left');
  await gone;
});

test('an unreachable partner rejects', async () => {
  await expect(http.call('http://127.0.0.1:1/')).rejects.toThrow('fetch failed');
});

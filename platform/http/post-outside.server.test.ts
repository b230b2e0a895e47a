import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { postOutside } from './post-outside.server.ts';
import { isPublicAddress } from './public-address.server.ts';

const anywhere = () => true;
const post = (url: string, mayReach: (address: string) => boolean = anywhere, timeoutMs = 5000) =>
  postOutside(url, { body: 'å', headers: { 'x-key': 'k' }, timeoutMs, mayReach });

async function aServer(status: number, headers: Record<string, string> = {}) {
  const heard: unknown[] = [];
  const url = await startHttpServer(async (request, response) => {
    heard.push([request.method, request.headers['x-key'], await text(request)]);
    response.writeHead(status, headers).end('a long story');
  });
  return { url, heard };
}

test('it posts and returns only the status', async () => {
  const { url, heard } = await aServer(202);
  expect(await post(url)).toEqual({ isTaken: true, answer: '202 Accepted' });
  expect(heard).toEqual([['POST', 'k', 'å']]);
});

test('it reads the start of the answer where that is asked for', async () => {
  const { url } = await aServer(200);
  const asked = { body: '', headers: {}, timeoutMs: 5000, mayReach: anywhere, readBytes: 6 };
  expect(await postOutside(url, asked)).toEqual({ isTaken: true, answer: '200 OK', text: 'a long' });
});

test('a redirect is not followed', async () => {
  const { url: elsewhere, heard } = await aServer(200);
  const { url } = await aServer(307, { location: elsewhere });
  expect(await post(url)).toEqual({ isTaken: false, answer: '307 Temporary Redirect' });
  expect(heard).toEqual([]);
});

test('a closed address is not connected, by name or number', async () => {
  const { url, heard } = await aServer(200);
  await expect(post(url, isPublicAddress)).rejects.toThrow('127.0.0.1 is not a public address');
  await expect(post(url.replace('127.0.0.1', 'localhost'), isPublicAddress)).rejects.toThrow(
    'localhost is not a public address',
  );
  await expect(post(url.replace('127.0.0.1', '[::1]'), isPublicAddress)).rejects.toThrow('::1 is not a public address');
  expect(heard).toEqual([]);
});

test('the checked address is the one that is connected', async () => {
  const { url } = await aServer(200);
  const asked: string[] = [];
  const named = url.replace('127.0.0.1', 'localhost');
  expect(await post(named, (address) => asked.push(address) > 0)).toMatchObject({ isTaken: true });
  expect(asked).toContain('127.0.0.1');
});

test('it aborts after its time', async () => {
  const url = await startHttpServer(() => {});
  await expect(post(url, anywhere, 50)).rejects.toMatchObject({ name: 'AbortError' });
});

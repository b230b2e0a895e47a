import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { careSymbolUrl, placeholderUrl, standardSymbolUrl, symbolsVersion } from './symbol-address.ts';

let app: TestApp;

beforeEach(async () => {
  app = openTestApp(await openTestShop());
});

test.each([careSymbolUrl('40wool'), standardSymbolUrl('EN ISO 20471'), placeholderUrl('person')])(
  '%s is an immutable drawing',
  async (address = '') => {
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toMatch(/^<svg /);
  },
);

test('without its version, or with an old one, it is cached for a minute', async () => {
  for (const query of ['', '?v=0123456789']) {
    const answer = await app.request(`/pictures/symbols/care/wash-40.svg${query}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  }
});

test('a client that has it gets 304', async () => {
  const headers = { 'if-none-match': `"${symbolsVersion}"` };
  expect((await app.request('/pictures/symbols/care/wash-40.svg', { headers })).status).toBe(304);
});

test.each(['care/wash-41.svg', 'care/wash-40.png', 'care/wash-40', 'nothing/wash-40.svg', 'care/..%2fstandard.svg'])(
  '%s does not exist',
  async (path) => expect((await app.request(`/pictures/symbols/${path}`)).status).toBe(404),
);

test('symbols cannot be written', async () =>
  expect((await app.request('/pictures/symbols/care/wash-40.svg', { method: 'POST' })).status).toBe(405));

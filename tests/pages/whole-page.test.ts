import { zstdDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anAccount } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const path = '/sv/minasidor/konto';
const lastName = '</script><script>alert(1)</script><!-- \u2028\u2029';
let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let claims: { customer_id: number; storm_role: typeof roles.b2c };

beforeEach(async () => {
  shop = await openTestShop();
  const person = { emailAddress: 'anna@berg.example', firstName: 'Anna', lastName, passwordHash: 'x' };
  claims = { customer_id: await anAccount(shop.db, { ...person, role: roles.b2c }), storm_role: roles.b2c };
  app = await openBuiltApp(shop);
  // A page whose parts are still being loaded is streamed.
  await (await app.get(path, { claims })).text();
});

test('a page of a signed-in person is sent whole, with its data in the first script', async () => {
  const answer = await app.get(path, { claims });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
  expect(html).toMatch(/^<!DOCTYPE html><html lang="sv">/);
  expect(html).toMatch(/<\/body><\/html>$/);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.map(([, attributes]) => attributes?.includes(`nonce="${nonce}"`))).toEqual([true, true]);
  expect(scripts[0]?.[2]).toContain(`\\x3c/script>\\x3cscript>alert(1)\\x3c/script>\\x3c!-- \\u2028\\u2029`);
  expect(html).not.toContain('streamController.enqueue');
});

test('it is compressed in one step', async () => {
  const answer = await app.get(path, { claims, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-encoding')).toBe('zstd');
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(zstdDecompressSync(bytes).toString()).toMatch(/<\/body><\/html>$/);
});

test('a HEAD request has the headers of the page and no body', async () => {
  const answer = await app.get(path, { claims, method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.has('content-length')).toBe(false);
  expect(await answer.text()).toBe('');
});

test('the router gets the data of a page as one text for each route', async () => {
  const answer = await app.get(`${path}.data`, { claims });
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/x-script');
  expect(text).toContain('"packedData"');
  expect(JSON.parse(text)).toContainEqual(expect.stringContaining(JSON.stringify(lastName)));
});

test('a page with an error is streamed with its status, and the rest of its data', async () => {
  const answer = await app.get('/sv/nothing-here', { claims });
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('streamController.enqueue');
  expect(html).toContain('"packedState":');
});

test('parts that were rendered for an earlier page are the same on a later one, and leave no marks', async () => {
  const unchecked = await openBuiltApp(shop, { checksMarkup: false });
  const read = async () => {
    const html = await (await unchecked.get(path, { claims })).text();
    return html.replaceAll(/ nonce="[^"]*"/g, '');
  };
  const first = await read();
  expect(await read()).toBe(first);
  expect(first).toContain('</footer>');
  expect(first).not.toContain('data-repeated');
});

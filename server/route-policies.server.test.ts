import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { matchPage } from '#app/addresses/page-addresses.ts';
import { type Page, pages } from '#app/pages.ts';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '#modules/api.server.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { mountApi } from './api/mount-api.ts';
import { createPolicies } from './route-policies.ts';

const buyer = 'https://buy.example';
const policy: RoutePolicy = {
  takesForeignPosts: true,
  framedBy: ({ market }) => (market.code === 'se' ? [buyer] : []),
  postsTo: () => [buyer],
  keepsOpener: true,
};

function callsWithPolicy() {
  const api = createApi();
  const answer = z.object({ isDone: z.boolean() });
  const run = async () => ok({ isDone: true });
  addCall(api, { method: 'post', path: '/api/auth/enter/{market}', summary: 'Enter', answer, policy }, run);
  addCall(api, { method: 'get', path: '/api/auth/enter/{market}', summary: 'Look', answer }, run);
  addCall(api, { method: 'post', path: '/api/auth/enter/strict', summary: 'Strict', answer }, run);
  return mountApi(api);
}

/** Its pattern also matches addresses of other pages, such as groups, which take precedence. */
const declared: readonly Page[] = pages.map((page) => (page.name === 'subCategory' ? { ...page, policy } : page));
const pageAt = (path: string) => declared.find(({ name }) => name === matchPage(path)?.page.name);

let app: TestApp;
let usual: TestApp;

beforeAll(async () => {
  const shop = await openTestShop();
  const api = callsWithPolicy();
  app = openTestApp(shop, { api, policyOf: createPolicies({ calls: api.calls, pages: declared, pageAt }) });
  usual = openTestApp(shop);
});

/** Headers without those that differ in every response. */
const fixedHeaders = (answer: Response) =>
  Object.fromEntries(
    [...answer.headers]
      .filter(([name]) => !/^(x-request-id|ratelimit.*|content-length)$/.test(name))
      .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce'")]),
  );

const post = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', headers: { origin: buyer, 'sec-fetch-site': 'cross-site', ...headers } });

describe('a route with a policy', () => {
  test.each(['/sv/alla-produkter/klader/jackor', '/en/all-products/clothes/jackets'])(
    '%s is framed and posts as declared',
    async (path) => {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'nonce-[^']+';.*form-action 'self' https:\/\/buy\.example; frame-ancestors https:\/\/buy\.example$/,
      );
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    },
  );

  test('depends on the market: in another one it is not framed', async () => {
    const { headers } = await app.request('/en/all-products/clothes/jackets', {}, 'uk.localhost:3000');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('accepts the form of another site, also with a cookie, which it does not read', async () => {
    for (const path of ['/sv/alla-produkter/klader/jackor', '/api/auth/enter/1']) {
      expect((await post(path)).status).toBe(200);
      expect((await post(path, { cookie: 'yrke_access=a.b.c' })).status).toBe(200);
    }
  });

  test('applies to one API call, not its path', async () => {
    expect((await post('/API/auth/Enter/1')).headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const look = await app.request('/api/auth/enter/1');
    expect([look.status, look.headers.get('cross-origin-opener-policy')]).toEqual([200, 'same-origin']);
  });
});

describe('a route without one', () => {
  test.each([
    '/sv',
    '/sv/alla-produkter',
    '/sv/alla-produkter/klader/jackor.data',
    '/en/all-products/groups/x',
    '/api/market/markets',
    '/api/nothing',
    '/healthz',
  ])('%s has the default headers', async (path) => {
    const [asked, expected] = [await app.request(path), await usual.request(path)];
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect(fixedHeaders(asked)[name]).toBe(fixedHeaders(expected)[name]);
    expect(asked.headers.get('x-frame-options')).toBe('DENY');
  });

  test.each(['/sv/alla-produkter', '/sv/alla-produkter/klader/jackor.data', '/sv/login', '/api/auth/enter/strict'])(
    '%s refuses forms of other sites',
    async (path) => expect((await post(path)).status).toBe(403),
  );
});

test('no kept page has a policy', () => {
  expect(pages.filter(({ keptBy, policy }) => keptBy && policy)).toEqual([]);
});

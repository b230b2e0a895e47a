import { beforeAll, describe, expect, test } from 'vitest';
import { environments } from '#core/environment.ts';
import { roles } from '#modules/auth/roles.ts';
import { hostsOf } from '#modules/market/hosts.ts';
import { markets } from '#modules/market/markets.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { buildVisit, marketOf } from './visit.server.ts';

const safe = { SESSION_SECRET: 'x'.repeat(32), ALLOW_PAYMENT_SIMULATOR: '1' };

describe('the host decides the market', () => {
  const marketAt = (host: string, settings: Record<string, string> = {}) => {
    const env = readEnv({ ...safe, ...settings });
    return marketOf(env, host, ownHostsOf(env)).code;
  };

  test.each(environments)('in %s', (APP_ENV) => {
    for (const market of [markets.no, markets.is])
      for (const host of Object.values(hostsOf(market, APP_ENV)))
        expect(marketAt(`${host}:3000`, { APP_ENV })).toBe(market.code);
  });

  test('the operator’s own domain, in every environment', () => {
    for (const APP_ENV of environments)
      expect(marketAt('Arbete.example', { APP_ENV, MARKET_DOMAINS: 'arbete.example=fi' })).toBe('fi');
  });

  test.each([
    ['development', 'se'],
    ['production', 'uk'],
    ['uat', 'uk'],
    ['staging', 'uk'],
    ['local', 'uk'],
  ])('M32 an unknown host in %s is the market %s', (APP_ENV, code) => {
    for (const host of ['unknown.example', 'localhost:3000', '127.0.0.1', ''])
      expect(marketAt(host, { APP_ENV })).toBe(code);
  });

  test('M32 DEFAULT_MARKET applies only in local use', () => {
    const DEFAULT_MARKET = 'is';
    expect(marketAt('localhost', { DEFAULT_MARKET })).toBe('is');
    expect(marketAt('se.localhost', { DEFAULT_MARKET })).toBe('se');
    expect(marketAt('localhost', { DEFAULT_MARKET, APP_ENV: 'production' })).toBe('uk');
    expect(marketAt('localhost', { DEFAULT_MARKET, APP_ENV: 'development' })).toBe('se');
  });
});

describe('the path, lang and Accept-Language decide the language, among those of the market', () => {
  const languageAt = (path: string, { lang, accept }: { lang?: string; accept?: string } = {}) => {
    const visit = buildVisit(markets.ch, {
      ...aVisit(),
      path,
      acceptLanguage: accept,
      lang,
    });
    return visit.language;
  };

  test.each([
    ['/fr', {}, 'fr'],
    ['/fr/produits', { lang: 'it', accept: 'en' }, 'fr'],
    ['/fr.data', { accept: 'en' }, 'fr'],
    ['/fr/produits.data', { accept: 'en' }, 'fr'],
    ['/', { accept: 'it-CH,en;q=0.5' }, 'it'],
    ['/_.data', { accept: 'it' }, 'it'],
    ['/', {}, 'de'],
    ['/', { accept: 'sv' }, 'de'],
    ['/sv/produkter', { accept: 'fr' }, 'fr'],
    ['/api/metadata/countries', { lang: 'it', accept: 'fr' }, 'it'],
    ['/api/metadata/countries', { lang: 'sv', accept: 'fr' }, 'fr'],
    ['/api/metadata/countries', { accept: 'fr' }, 'fr'],
  ])('%s with %j is %s', (path, asked, language) => {
    expect(languageAt(path, asked)).toBe(language);
  });
});

describe('a token or a cookie identifies the person', () => {
  let shop: TestShop;
  let app: TestApp;

  beforeAll(async () => {
    shop = await openTestShop();
    app = openTestApp(shop, { pages: async (c) => c.json({ ...c.var.visit, frozen: Object.isFrozen(c.var.visit) }) });
  });

  const visitOf = async (headers: Record<string, string>, path = '/sv') =>
    (await app.request(path, { headers })).json();
  const tokenOf = async (customer_id: number, storm_role: 65 | 80 = roles.administrator) =>
    (await app.bearer({ customer_id, storm_role })).authorization.slice('Bearer '.length);

  test('without both the visitor is anonymous', async () => {
    expect(await visitOf({})).not.toHaveProperty('claims');
    expect(await visitOf({ authorization: 'Basic YTpi' })).not.toHaveProperty('claims');
  });

  test('the cookie of a session', async () => {
    const { claims } = await visitOf({ cookie: `other=1; yrke_access=${await tokenOf(7)}` });
    expect(claims).toMatchObject({ customer_id: 7, storm_role: 65 });
  });

  test('a bearer token, which takes precedence over a cookie', async () => {
    const { claims } = await visitOf({
      authorization: `bearer ${await tokenOf(8)}`,
      cookie: `yrke_access=${await tokenOf(7)}`,
    });
    expect(claims).toMatchObject({ customer_id: 8 });
  });

  test('an invalid token makes a page visitor anonymous', async () => {
    const expired = (await app.bearer({ exp: 1_700_000_000 })).authorization.slice('Bearer '.length);
    for (const token of ['nonsense', expired]) {
      const answer = await app.request('/sv', { headers: { cookie: `yrke_access=${token}` } });
      expect(answer.status).toBe(200);
      expect(await answer.json()).not.toHaveProperty('claims');
    }
  });

  test('a visit is frozen, has its own id and says whether a whole page is requested', async () => {
    const [page, data] = [await visitOf({}), await visitOf({}, '/sv/produkter.data')];
    expect(page).toMatchObject({ frozen: true, isDocument: true, now: '2026-11-16T08:00:00.000Z', language: 'sv' });
    expect(data).toMatchObject({ isDocument: false });
    expect(page.requestId).not.toBe(data.requestId);
  });
});

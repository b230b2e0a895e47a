import { afterEach, expect, test, vi } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { saveFlag } from '#modules/flags/flag-store.server.ts';
import { type ConsentGroup, consentCookies, readConsent } from '#modules/tracking/consent.ts';
import { readTrackingSettings } from '#modules/tracking/read-tracking.server.ts';
import { recipientsOf } from '#modules/tracking/recipients.ts';
import type { TrackedGoods, TrackingEvent } from '#modules/tracking/tracking-events.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { deliverEvents, followConsent } from './deliver-events.ts';

const item = { sku: '100011100100C50', name: 'Trousers', quantity: 1, price: 80, line: 1 };
const goods: TrackedGoods = { currency: 'SEK', value: 80, items: [item] };
const list = { id: 'search', name: 'search' };
const host = 'se.yrke.example';

/** The events that pages report between a search and an order. */
const walk: readonly TrackingEvent[] = [
  { name: 'page_view', pageType: 'CATEGORY', path: '/sv' },
  { name: 'search', searchText: 'jacket', results: 1 },
  { name: 'view_item_list', list, items: [item] },
  { name: 'select_item', list, items: [item], click: { searchText: 'jacket', url: `http://${host}/sv/produkt/byxor` } },
  { name: 'view_item', goods },
  { name: 'add_to_cart', goods },
  { name: 'view_cart', goods },
  { name: 'remove_from_cart', goods },
  { name: 'begin_checkout', goods },
  { name: 'purchase', order: { ...goods, orderNo: 'Y7', email: 'a@b.example' } },
  // The confirmation is loaded again.
  { name: 'purchase', order: { ...goods, orderNo: 'Y7', email: 'a@b.example' } },
];

afterEach(() => void vi.unstubAllGlobals());

type Visitor = {
  readonly groups: readonly ConsentGroup[];
  readonly isGpc?: boolean;
  readonly isBusiness?: boolean;
  /** When the visitor answered; now if not given. */
  readonly answeredDaysAgo?: number;
};

/**
 * Reports the events with the browser's own code: its requests reach the real server, whose calls reach a recording
 * one.
 */
async function requestsOf({ groups, isGpc = false, isBusiness = false, answeredDaysAgo = 0 }: Visitor) {
  const fromServer: string[] = [];
  const outside = await startHttpServer(async (request, response) => {
    for await (const _ of request);
    fromServer.push(`${request.method} ${request.url?.split('?')[0]}`);
    response.end('{}');
  });
  const shop = await openTestShop({
    APP_ENV: 'production',
    DEMO: '0',
    ALLOW_PAYMENT_SIMULATOR: '1',
    TAG_MANAGER_ID: 'GTM-AB12CD3',
    META_PIXEL_ID: '77',
    META_ACCESS_TOKEN: 'secret',
    META_URL: `${outside}/meta`,
    KLEVU_API_KEY: 'key',
    KLEVU_URL: `${outside}/klevu`,
  });
  await saveFlag(shop.db, { key: 'UseKlevu', enabled: true, marketId: undefined }, shop.clock.now());
  const app = openTestApp(shop);
  const now = shop.clock.now();
  const answered = new Date(now.getTime() - answeredDaysAgo * 24 * 60 * 60 * 1000);
  const cookies = consentCookies({
    allowed: new Set(groups),
    consentId: 'a',
    interactionCount: 1,
    now: answered,
    isGpc,
  });
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const claims = isBusiness ? someClaims({ storm_role: roles.user, company_id: 1 }) : undefined;
  const settings = await readTrackingSettings(shop, aVisit({ claims }));
  const consent = readConsent(cookies, { now, isGpc });
  const recipients = recipientsOf(settings, consent);
  const sent: { path: string; init: RequestInit }[] = [];
  const timers: (() => void)[] = [];
  const scripts: string[] = [];
  const memory = new Map<string, string>();
  vi.stubGlobal('window', {
    location: { href: `http://${host}/sv` },
    setTimeout: (run: () => void) => timers.push(run),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  vi.stubGlobal('document', {
    getElementById: () => null,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return new Response();
  });
  if (recipients.tagManager) followConsent('GTM-AB12CD3', consent);
  deliverEvents(walk, recipients, { language: 'sv', market: 'se', marketId: 1 });
  for (const run of timers) run();
  const layer = (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];
  vi.unstubAllGlobals();
  const events = layer.flatMap(({ event }) => (typeof event === 'string' ? [event] : []));
  const commands = layer.flatMap((entry) => (entry[0] === 'consent' ? [entry[1]] : []));
  for (const { path, init } of sent) {
    const { keepalive: _, ...plain } = init;
    const headers = { ...(init.headers as Record<string, string>), cookie, origin: `http://${host}` };
    expect((await app.request(path, { ...plain, headers }, host)).status).toBe(200);
  }
  return {
    own: sent.map(({ path }) => path.split('?')[0] ?? '').sort(),
    fromServer: fromServer.sort(),
    scripts,
    events,
    commands,
  };
}

const tag = ['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'];
const social = Array<string>(6).fill('/api/facebook/track');
const toMeta = Array<string>(6).fill('POST /meta/77/events');
const search = ['trackOrderPurchase', 'trackProductClick', 'trackProductSearch'].map(
  (name) => `/api/klevu/analytics/${name}`,
);
const toKlevu = ['GET /klevu/n-search/search', 'GET /klevu/productTracking', 'POST /klevu/collect'];
/** The list comes two seconds later, and the second confirmation is left out. */
const atOnce = walk.slice(0, -1).flatMap(({ name }) => (name === 'view_item_list' ? [] : [name]));
const layer = ['gtm.js', ...atOnce, 'view_item_list'];

const nothing = { own: [], fromServer: [], scripts: [], events: [], commands: [] };
const tagged = { own: [], fromServer: [], scripts: tag, events: layer, commands: ['default', 'update'] };

test.each<[ConsentGroup[], object]>([
  [[], nothing],
  [['performance'], { ...tagged, own: search, fromServer: toKlevu }],
  [['functional'], tagged],
  [['targeting'], { ...tagged, own: social, fromServer: toMeta }],
  [['performance', 'functional'], { ...tagged, own: search, fromServer: toKlevu }],
  [
    ['performance', 'targeting'],
    { ...tagged, own: [...social, ...search].toSorted(), fromServer: [...toKlevu, ...toMeta] },
  ],
  [['functional', 'targeting'], { ...tagged, own: social, fromServer: toMeta }],
  [
    ['performance', 'functional', 'targeting'],
    { ...tagged, own: [...social, ...search].toSorted(), fromServer: [...toKlevu, ...toMeta] },
  ],
])('K03 K04 K12 with consent to %j exactly these requests leave', async (groups, expected) => {
  expect(await requestsOf({ groups })).toEqual(expected);
});

test('K07 K11 of business users only the tag manager learns, and with Global Privacy Control no social network', async () => {
  const all: ConsentGroup[] = ['performance', 'functional', 'targeting'];
  const business = await requestsOf({ groups: all, isBusiness: true });
  expect(business).toMatchObject({ own: [], fromServer: [], scripts: tag, events: layer });
  const gpc = await requestsOf({ groups: all, isGpc: true });
  expect(gpc).toMatchObject({ own: search, fromServer: toKlevu, scripts: tag });
});

test('an answer that is older than twelve months allows nothing until the visitor is asked again', async () => {
  const all: ConsentGroup[] = ['performance', 'functional', 'targeting'];
  expect(await requestsOf({ groups: all, answeredDaysAgo: 367 })).toEqual(nothing);
  expect((await requestsOf({ groups: all, answeredDaysAgo: 360 })).scripts).toEqual(tag);
});

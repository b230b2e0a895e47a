import { beforeAll, describe, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type Page, pages } from '#app/pages.ts';
import { type Language, languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { findMarketByCode } from '#modules/market/find-market.ts';
import { anAccount } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';
import { type Actor, actors, dataAnswer, pageAnswer, params } from './page-answers.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

let customerId: number;

beforeAll(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  const person = { emailAddress: 'anna@berg.example', firstName: 'Anna', lastName: 'Berg', passwordHash: 'x' };
  customerId = await anAccount(shop.db, { ...person, role: roles.user });
});

async function open(
  page: Page,
  { role, isSuper = false, isExpired = false }: Actor,
  language: Language = 'en',
  suffix = '',
) {
  const now = Math.floor(shop.clock.now().getTime() / 1000);
  const claims = role && {
    customer_id: customerId,
    market: findMarketByCode(marketSpeaking(language))?.marketId ?? 0,
    storm_role: role,
    super_customer_admin: isSuper,
    exp: isExpired ? now - 1 : now + 600,
  };
  const market = marketSpeaking(language);
  return app.get(`${routeHref(page.name, language, params)}${suffix}`, {
    host: `${market}.localhost`,
    ...(claims && { claims }),
  });
}

/** A market for each language; for English the United Kingdom. */
const marketSpeaking = (language: string) =>
  ({ en: 'uk', sv: 'se', nb: 'no', da: 'dk', cs: 'cz', et: 'ee' })[language] ?? language;

/** The status and the redirect target. */
const answerOf = ({ status, headers }: Response) => [status, headers.get('location')].filter(Boolean).join(' ');

describe('R44 R48 R71 every page, by role, on a page load', () => {
  for (const page of pages)
    test(page.name, async () => {
      for (const actor of actors) {
        const answer = answerOf(await open(page, actor));
        expect(`${actor.name}: ${answer}`).toBe(`${actor.name}: ${pageAnswer(page, actor, 'en')}`);
      }
    });
});

/** The roles are repeated here and not taken from the page table, so that a role removed there by mistake is noticed. */
const [signedIn, administering] = [
  ['64', '65', '80', '81', '81 super', '111'],
  ['65', '80', '81', '81 super'],
];

async function expectOpenOnlyFor(admitted: readonly string[], path: string) {
  const page = pages.find(({ pattern }) => pattern === path) as Page;
  for (const actor of actors.filter(({ isExpired }) => !isExpired)) {
    const answer = await open(page, actor);
    const elsewhere = actor.role === undefined ? `/login?returnTo=${encodeURIComponent(`/en/${path}`)}` : '/en';
    expect([actor.name, answer.status, answer.headers.get('location')]).toEqual(
      admitted.includes(actor.name) ? [actor.name, 200, null] : [actor.name, 307, elsewhere],
    );
  }
}

test.each(['orders', 'sizes', 'deliveries'])('R45 R46 R47 mypages/account/%s opens for all signed-in roles', (list) =>
  expectOpenOnlyFor(signedIn, `mypages/account/${list}`),
);

test('R51 external orders open for all signed-in roles', () =>
  expectOpenOnlyFor(signedIn, 'mypages/company/external-orders'));

test('R52 the company dashboard opens for administrators and staff', () =>
  expectOpenOnlyFor(administering, 'mypages/company'));

test.each(['orders', 'deliveries', 'invoices'])(
  'R54 R55 R57 mypages/company/%s opens for administrators and staff',
  (list) => expectOpenOnlyFor(administering, `mypages/company/${list}`),
);

describe('R73 every page, by role, when the router requests its data', () => {
  test.each(pages)('$name', async (page) => {
    for (const actor of actors) {
      const answer = answerOf(await open(page, actor, 'en', '.data'));
      expect(`${actor.name}: ${answer}`).toBe(`${actor.name}: ${dataAnswer(page, actor, 'en')}`);
    }
  });
});

test.each(languages)('R03 in %s the guarded pages are guarded under their own spelling', async (language) => {
  for (const page of pages.filter(({ restricted }) => restricted))
    for (const actor of actors.slice(0, 2)) {
      const answer = answerOf(await open(page, actor, language));
      expect(`${actor.name}: ${answer}`).toBe(`${actor.name}: ${pageAnswer(page, actor, language)}`);
    }
});

test('A18 a form posted to a page that its sender may not see is refused, without a redirect', async () => {
  const page = pages.find(({ name }) => name === 'staffFlags') as Page;
  for (const claims of [undefined, { storm_role: roles.user, market: 4 }]) {
    const answer = await app.get(routeHref(page.name, 'en'), {
      method: 'POST',
      host: 'uk.localhost',
      headers: { origin: 'http://uk.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      ...(claims && { claims }),
    });
    expect(answer.status).toBe(403);
  }
});

describe('no other spelling of a path bypasses the guard', () => {
  const paths = [
    '/en/staff/_.data',
    '/en/staff/flags/_.data',
    '/en/staff/market-settings/_.data',
    '/en/staff/flags/',
    '/en//staff/flags',
    '/en/Staff/FLAGS.data',
    '/en/st%61ff/flags.data',
    '/en/mypages/account/settings/_.data',
  ];
  test.each(paths)('%s', async (path) => {
    for (const claims of [undefined, { storm_role: roles.user, market: 4, customer_id: customerId }]) {
      if (claims && path.includes('account')) continue;
      const answer = await app.get(path, { host: 'uk.localhost', ...(claims && { claims }) });
      expect([302, 307, 403, 404]).toContain(answer.status);
    }
  });
});

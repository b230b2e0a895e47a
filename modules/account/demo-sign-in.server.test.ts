import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { Shop } from '../shop.server.ts';
import { listDemoPeople, signInAsDemoPerson } from './demo-sign-in.server.ts';

let shop: Shop;

beforeEach(async () => {
  const opened = await openTestShop();
  const named = ['ada@bygg.example', 'eva@home.example', 'gone@home.example'];
  const facts = { name: 'Ada', role: roles.user, company: 'Bygg', market: 'se', tryThis: 'Buy a jacket.' } as const;
  shop = { ...opened, demoPeople: named.map((signIn) => ({ signIn, ...facts })) };
  await aPerson('ada@bygg.example')
    .at(await aCompany().save(shop.db))
    .save(shop.db);
  await aConsumer('eva@home.example').inMarket(2, 'nb').save(shop.db);
  await aConsumer('bo@home.example').save(shop.db);
});

const codeOf = async (signIn: string, at = shop) => {
  const entered = await signInAsDemoPerson(at, aVisit(), { signIn });
  return entered.ok ? entered.value.kind : entered.refusal.code;
};

test('named people who exist are listed, and sign in without a password', async () => {
  expect((await listDemoPeople(shop)).map(({ signIn }) => signIn)).toEqual(['ada@bygg.example', 'eva@home.example']);
  expect(await codeOf('ada@bygg.example')).toBe('signed-in');
});

test('on the page of a reseller its own people and those of its customers are listed', async () => {
  const dealer = await aCompany('Dealer').save(shop.db);
  await aCompany('Joiner').childOf(dealer).save(shop.db);
  const [ada, eva, gone] = shop.demoPeople;
  if (!ada || !eva || !gone) throw new Error('three people are named');
  const at = (company: string) => ({
    ...shop,
    demoPeople: [
      { ...ada, company },
      { ...eva, company: 'Bygg' },
    ],
  });
  const listed = async (company: string) => (await listDemoPeople(at(company), dealer.id)).map(({ signIn }) => signIn);
  expect(await listed('Dealer')).toEqual(['ada@bygg.example']);
  expect(await listed('Joiner')).toEqual(['ada@bygg.example']);
  expect(await listed('Bygg')).toEqual([]);
});

test('other people cannot sign in this way', async () => {
  expect(await codeOf('bo@home.example')).toBe('not-allowed');
  expect(await codeOf('ADA@bygg.example')).toBe('not-allowed');
  expect(await codeOf('gone@home.example')).toBe('sign-in-failed');
});

test.each([{ APP_ENV: 'uat' }, { APP_ENV: 'development' }, { DEMO: false }] as const)(
  'with %j no one can sign in',
  async (settings) => {
    const elsewhere = { ...shop, env: { ...shop.env, ...settings } };
    expect(await listDemoPeople(elsewhere)).toEqual([]);
    expect(await codeOf('ada@bygg.example', elsewhere)).toBe('not-allowed');
  },
);

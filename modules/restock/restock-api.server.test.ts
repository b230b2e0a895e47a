import { beforeEach, expect, test } from 'vitest';
import { customerDeleted } from '#modules/account/account-events.ts';
import { roles } from '#modules/auth/roles.ts';
import { markets } from '#modules/market/markets.ts';
import { aCompany } from '#tests/build/company.ts';
import { agreedJacket, goods, largerTrousers, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { askRestock } from './ask-restock.server.ts';
import { addressKeyOf } from './restock-link.server.ts';
import { saveWish } from './restock-store.server.ts';
import { mostWishes } from './restock-wish.ts';
import { readWishesOf } from './wishes-of-person.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [...goods, { kind: 'stock', sku: whiteTrousers, quantity: 3 }]);
});

const subscribe = (facts: object = {}, headers: Record<string, string> = {}) =>
  app.json(
    '/api/notifications/restock/subscribe',
    'POST',
    { sku: trousers, emailAddress: 'Kim@home.example', ...facts },
    { origin: 'http://se.localhost:3000', ...headers },
  );
const wishes = () => shop.db.selectFrom('restock_wish').selectAll().orderBy('created_at').orderBy('sku').execute();

test('N13 restock subscribe stores the sku and the address once, with market and language', async () => {
  const first = await subscribe();
  const again = await subscribe({ emailAddress: 'kim@HOME.example', sku: '1000 1110-0100 c50' });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await first.json()).toEqual({ sku: trousers, emailAddress: 'Kim@home.example' });
  expect(await again.json()).toEqual({ sku: trousers, emailAddress: 'kim@HOME.example' });
  expect(await wishes()).toMatchObject([
    { sku: trousers, email_address: 'kim@home.example', market_id: 1, language: 'sv', customer_id: null },
  ]);
  await subscribe({ sku: largerTrousers });
  expect(await wishes()).toHaveLength(2);
});

test('N13 sizes in stock, unknown skus and invalid addresses are refused, and nothing is stored', async () => {
  const statuses = [];
  for (const facts of [
    { sku: whiteTrousers },
    { sku: '999911100100C50' },
    { sku: '100011100100' },
    { sku: 'two' },
    { sku: '' },
    { emailAddress: 'nobody' },
    { emailAddress: `${'a'.repeat(300)}@home.example` },
  ])
    statuses.push((await subscribe(facts)).status);
  expect(statuses).toEqual([409, 404, 404, 422, 422, 422, 422]);
  expect(await wishes()).toEqual([]);
});

test('N13 another company’s articles are unknown to a guest, a consumer and other companies', async () => {
  const ours = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  const other = await aCompany('Other').save(shop.db);
  const ada = await aPerson('ada@bygg.example').at(ours).save(shop.db);
  const eva = await aConsumer().save(shop.db);
  const as = async (claims: object) => (await subscribe({ sku: agreedJacket }, await app.bearer(claims))).status;
  expect((await subscribe({ sku: agreedJacket })).status).toBe(404);
  expect(await as({ customer_id: eva.id, storm_role: roles.b2c })).toBe(404);
  expect(await as({ customer_id: 7, storm_role: roles.administrator, company_id: other.id })).toBe(404);
  expect(await wishes()).toEqual([]);
  expect(await as({ customer_id: ada.id, storm_role: roles.user, company_id: ours.id })).toBe(200);
  expect(await wishes()).toMatchObject([{ sku: agreedJacket, customer_id: ada.id, company_id: ours.id }]);
});

test('N13 the latest request for an address replaces earlier ones; another market is separate', async () => {
  const eva = await aConsumer().save(shop.db);
  const ola = await aConsumer('ola@home.example').save(shop.db);
  const as = async ({ id }: { id: number }) => app.bearer({ customer_id: id, storm_role: roles.b2c });
  await subscribe({}, await as(eva));
  await subscribe({}, await as(ola));
  expect(await wishes()).toMatchObject([{ customer_id: ola.id, language: 'sv' }]);
  await askRestock(shop, aVisit({ language: 'en' }), { sku: trousers, emailAddress: 'kim@home.example' });
  expect(await wishes()).toMatchObject([{ customer_id: null, language: 'en' }]);
  const abroad = aVisit({ market: markets.no, language: 'nb' });
  await saveWish(shop.db, {
    id: crypto.randomUUID(),
    sku: trousers,
    emailAddress: 'kim@home.example',
    addressKey: addressKeyOf('kim@home.example'),
    customerId: undefined,
    companyId: undefined,
    marketId: abroad.market.marketId,
    language: abroad.language,
    now: abroad.now,
  });
  const kept = (await wishes()).map(({ market_id, language }) => `${market_id} ${language}`);
  expect(kept.sort()).toEqual(['1 en', `${abroad.market.marketId} nb`].sort());
});

test('N13 requests are limited per address, dropping the oldest, and per caller and hour', async () => {
  const codes = Array.from({ length: mostWishes + 1 }, (_, at) => `1000111001${String(at).padStart(2, '0')}C50`);
  for (const [at, sku] of codes.entries())
    await shop.db
      .insertInto('restock_wish')
      .values({
        id: crypto.randomUUID(),
        sku,
        email_address: 'kim@home.example',
        address_key: addressKeyOf('kim@home.example'),
        customer_id: null,
        company_id: null,
        market_id: 1,
        language: 'sv',
        created_at: new Date(at * 1000),
        look_after: new Date(),
      })
      .execute();
  await subscribe({ sku: largerTrousers });
  const kept = (await wishes()).map(({ sku }) => sku);
  expect(kept).toHaveLength(mostWishes);
  expect(kept).toContain(largerTrousers);
  expect(kept).not.toContain(codes[0]);
  const statuses = [];
  for (let count = 0; count < 30; count += 1) statuses.push((await subscribe()).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a person’s requests are in the data export and deleted with the account', async () => {
  const eva = await aConsumer().save(shop.db);
  const ola = await aConsumer('ola@home.example').save(shop.db);
  const visit = aVisit({ claims: someClaims({ customer_id: eva.id, storm_role: roles.b2c }) });
  await askRestock(shop, visit, { sku: trousers, emailAddress: 'other@home.example' });
  await askRestock(shop, aVisit(), { sku: largerTrousers, emailAddress: 'EVA@home.example' });
  const skus = async (id: number) => (await readWishesOf(shop.db, id)).map(({ sku }) => sku);
  expect(await skus(eva.id)).toEqual([trousers, largerTrousers]);
  expect(await skus(ola.id)).toEqual([]);
  expect(shop.personalData.map(({ part }) => part)).toContain('restockWishes');
  await shop.events.publish(shop.db, {
    name: customerDeleted,
    key: `customer ${eva.id}`,
    payload: { customerId: eva.id },
  });
  await shop.events.deliverDue();
  expect(await wishes()).toMatchObject([{ sku: largerTrousers, customer_id: null }]);
});

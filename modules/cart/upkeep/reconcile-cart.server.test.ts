import { beforeEach, expect, test } from 'vitest';
import { aBrowser } from '#tests/build/browser.ts';
import { aCart, aRow, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aPrice, aPriceList } from '#tests/build/feed.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { soldProduct } from '#tests/build/small-catalogue.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readOffers } from '../../assortment/read-offers.server.ts';
import { type Role, roles } from '../../auth/roles.ts';
import type { Visit } from '../../visit.ts';
import type { CartOwner, CartRow } from '../cart.ts';
import { readCurrentCart } from '../current-cart.server.ts';
import { entryOf } from '../row-metadata.ts';
import { insertCart } from '../store/cart-store.server.ts';
import { reconcileCart } from './reconcile-cart.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    aCategory(),
    aPriceList(),
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    ...soldProduct(1000),
    ...soldProduct(2000),
    aPrice({ style: 2000, priceList: 'OURS' }),
  ]);
});

const from = (value: string) => [{ key: 'PriceListId', id: 'p', value }];
const sold = (style: number, priceList: string, facts: Partial<CartRow> = {}) => ({
  sku: `${style}11100100C50`,
  metadata: from(priceList),
  ...facts,
});
const gone = { sku: '999911100100C50', name: 'Sold out', metadata: from('PUBLIC-se') };

async function reconciled(visit: Visit, at: 'load' | 'order' = 'load', over: Partial<TestShop> = {}) {
  const { cart = aCart(), holder } = await readCurrentCart(shop, visit);
  const bought = cart.rows.map((row) => ({ priceList: entryOf(row, 'PriceListId') }));
  const offers = await readOffers(shop, visit, bought, { mode: 'incl' });
  return reconcileCart({ ...shop, ...over }, visit, { cart, holder, offers, at });
}

async function stored(owner: CartOwner, rows: Partial<CartRow>[]) {
  const cart = aCart({ owner, rows });
  await insertCart(shop.db, cart);
  return cart;
}

async function aBuyer(role: Role, settings: Record<string, string>) {
  const company = await aCompany()
    .with(settings)
    .withAttributes({ PrimaryPricelistCode: 'OURS' })
    .withPriceLists('OURS')
    .save(shop.db);
  const { id } = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const visit = () =>
    aBrowser().visit({ claims: someClaims({ customer_id: id, company_id: company.id, storm_role: role }) });
  return { visit, owner: ofCompany(company.id, id) };
}

test('B23 an unsold row is removed, one with another list is corrected, a correct one stays', async () => {
  const eva = (await aConsumer().save(shop.db)).id;
  const visit = () => aBrowser().visit({ claims: someClaims({ customer_id: eva, storm_role: roles.b2c }) });
  const cart = await stored(ofCustomer(eva), [gone, sold(1000, 'OLD', { name: 'Moved' }), sold(2000, 'PUBLIC-se')]);
  const [out, moved = aRow(), right] = cart.rows;
  const done = await reconciled(visit());
  expect(done.reconciled).toEqual([
    { sku: out?.sku, name: 'Sold out', what: 'removed' },
    { sku: moved.sku, name: 'Moved', what: 'updated' },
  ]);
  const after = (await readCurrentCart(shop, visit())).cart?.rows;
  expect(after).toEqual([{ ...moved, metadata: from('PUBLIC-se'), version: 2, modified: visit().now }, right]);
  expect(done.cart.rows.map(({ id, version }) => [id, version])).toEqual(
    after?.map(({ id, version }) => [id, version]),
  );
  expect((await reconciled(visit())).reconciled).toEqual([]);
});

test('B23 a correct cart is neither locked nor marked as changed', async () => {
  const eva = (await aConsumer().save(shop.db)).id;
  const cart = await stored(ofCustomer(eva), [sold(2000, 'PUBLIC-se'), { sku: '100011100100C50' }]);
  const visit = aBrowser().visit({ claims: someClaims({ customer_id: eva, storm_role: roles.b2c }) });
  expect(await reconciled(visit)).toEqual({ cart, reconciled: [] });
});

test('B24 deferred corrections are written at the order, not on load', async () => {
  const { visit, owner } = await aBuyer(roles.user, { ShowAgreedAssortmentOnlyForAllRoles: 'true' });
  const cart = await stored(owner, [sold(1000, 'OURS'), gone, sold(2000, 'PUBLIC-se')]);
  expect(await reconciled(visit())).toEqual({ cart, reconciled: [] });
  const { reconciled: told } = await reconciled(visit(), 'order');
  expect(told.map(({ what }) => what)).toEqual(['removed', 'removed', 'updated']);
});

test('B24 a company limited to the agreed assortment has both corrections on load', async () => {
  const { visit, owner } = await aBuyer(roles.administrator, { ShowAgreedAssortmentOnlyForAllRoles: 'true' });
  await stored(owner, [sold(1000, 'PUBLIC-se'), sold(2000, 'PUBLIC-se')]);
  const done = await reconciled(visit());
  expect(done.reconciled.map(({ what }) => what)).toEqual(['removed', 'updated']);
  expect(done.cart.rows.map((row) => entryOf(row, 'PriceListId'))).toEqual(['OURS']);
});

test('B71 if the write fails, the cart is shown as it was, and it is logged', async () => {
  const eva = (await aConsumer().save(shop.db)).id;
  const cart = await stored(ofCustomer(eva), [gone]);
  const visit = aBrowser().visit({ claims: someClaims({ customer_id: eva, storm_role: roles.b2c }) });
  const { log, lines } = logLines();
  const db = {
    transaction: () => {
      throw new Error('no database');
    },
  } as never;
  expect(await reconciled(visit, 'load', { db, log })).toEqual({ cart, reconciled: [] });
  expect(lines).toMatchObject([{ level: 50, err: { message: 'no database' } }]);
});

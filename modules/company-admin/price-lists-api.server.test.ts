import { beforeEach, describe, expect, test } from 'vitest';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { requestPriceImport } from '#modules/price-sheet/import-price-list.server.ts';
import { aBuyerVisit } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPriceList } from '#tests/build/feed.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { removeListedProduct } from './price-list-products.server.ts';

let shop: TestShop;
let app: TestApp;
let parent: { id: number };
let child: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [
    ...smallWorld(),
    aPriceList({ code: 'OTHERS', type: 'Agreement' }),
    aPriceList({ code: 'OUTSIDE', type: 'External' }),
  ]);
  parent = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  child = await aCompany('Bygg Norr').childOf(parent).save(shop.db);
});

const staff = () => app.bearer();
const administrator = () => app.bearer({ storm_role: roles.administrator, company_id: parent.id });

async function call(headers: Record<string, string>, method: string, path: string, body?: unknown) {
  const answer = await (body === undefined
    ? app.request(`/api/${path}`, { method, headers })
    : app.json(`/api/${path}`, method, body, headers));
  return { status: answer.status, body: await answer.json() };
}

const secret = '40001110';
/** Whether people of a company see the product that no public list sells. */
async function sees(company: { id: number }, product = secret) {
  const user = await app.bearer({ storm_role: roles.user, company_id: company.id });
  return (await call(user, 'GET', `product/products/${product}`)).status === 200;
}

const listsOf = (company: { id: number }) => `company/companies/${company.id}/pricelists`;

describe('connections', () => {
  test('G45 people see the products of a connected list; role 65 connects only lists of the parent', async () => {
    expect(await sees(child)).toBe(false);
    const foreign = await call(await administrator(), 'PUT', `${listsOf(child)}/OTHERS`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'price-list-not-found']);
    expect((await call(await administrator(), 'PUT', `${listsOf(parent)}/OTHERS`)).status).toBe(404);
    expect((await call(await administrator(), 'PUT', `${listsOf(child)}/OURS`)).status).toBe(200);
    expect(await sees(child)).toBe(true);
    expect((await call(await staff(), 'PUT', `${listsOf(child)}/OTHERS`)).status).toBe(200);
    expect((await call(await staff(), 'PUT', `${listsOf(child)}/PUBLIC-se`)).status).toBe(404);
    const user = await app.bearer({ storm_role: roles.customerAdmin, company_id: child.id });
    expect((await call(user, 'PUT', `${listsOf(child)}/OURS`)).status).toBe(403);
  });

  test('G46 after a disconnection the products leave the assortment, and the cart is reconciled on load', async () => {
    // Without this setting, carts are reconciled later, before the order (B24).
    const settings = { ShowAgreedAssortmentOnlyForAllRoles: 'true' };
    parent = await aCompany('Hus').with(settings).withPriceLists('OURS').save(shop.db);
    const ada = await aBuyerVisit(shop, { company: parent, role: roles.administrator, email: 'ada@bygg.example' });
    expect((await addToCart(shop, ada, { items: [{ sku: `${secret}0100C50`, quantity: 1 }] })).ok).toBe(true);
    expect((await readCartView(shop, ada, { mode: 'excl' })).rows).toHaveLength(1);
    expect((await call(await administrator(), 'DELETE', `${listsOf(parent)}/OURS`)).status).toBe(200);
    expect(await sees(parent)).toBe(false);
    expect((await readCartView(shop, ada, { mode: 'excl' })).rows).toEqual([]);
    expect((await call(await administrator(), 'DELETE', `${listsOf(parent)}/OURS`)).status).toBe(404);
  });

  test('G44 names are returned with their codes', async () => {
    expect((await call(await administrator(), 'GET', `${listsOf(parent)}/names`)).body).toEqual([
      { code: 'OURS', name: 'OURS' },
    ]);
    expect((await call(await staff(), 'GET', `${listsOf(child)}/names`)).body).toEqual([]);
  });

  test('G51 a company may use the lists of its parent and its own; staff see those of the market', async () => {
    const allowed = async (headers: Record<string, string>) =>
      (await call(headers, 'GET', listsOf(child))).body.map((list: Record<string, unknown>) => [
        list.priceListId,
        list.isConnected,
        list.isPrimary,
      ]);
    expect(await allowed(await administrator())).toEqual([['OURS', false, false]]);
    const primary = { primaryPriceListCode: 'OURS' };
    await call(await administrator(), 'PUT', `company/companies/${child.id}`, primary);
    expect(await allowed(await staff())).toEqual([
      ['OTHERS', false, false],
      ['OURS', true, true],
      ['OUTSIDE', false, false],
    ]);
    const other = { primaryPriceListCode: 'OTHERS' };
    expect((await call(await administrator(), 'PUT', `company/companies/${child.id}`, other)).status).toBe(422);
  });
});

describe('lists and their products', () => {
  test('G47 G54 staff create lists for a company, which appear among the allowed ones; others may not', async () => {
    const made = await call(await staff(), 'POST', listsOf(child), { name: 'Norr 2027', type: 5 });
    expect([made.status, made.body.type, made.body.currency]).toEqual([201, 5, 'SEK']);
    expect((await call(await staff(), 'GET', listsOf(child))).body).toContainEqual({
      ...made.body,
      isConnected: true,
      isPrimary: false,
    });
    const second = await call(await staff(), 'POST', `product/PriceList?companyId=${child.id}`, {
      name: 'B',
      code: 'B1',
    });
    expect([second.status, second.body.priceListId]).toEqual([201, 'B1']);
    expect((await call(await staff(), 'GET', 'product/PriceList')).body).toContainEqual(second.body);
    const again = await call(await staff(), 'POST', listsOf(parent), { name: 'B', code: 'B1' });
    expect([again.status, again.body.code]).toEqual([409, 'price-list-taken']);
    expect((await call(await administrator(), 'POST', listsOf(child), { name: 'Mine' })).status).toBe(403);
  });

  test('G52 G53 an added product is visible at its price, and not any more after its removal', async () => {
    const { body } = await call(await staff(), 'POST', listsOf(child), { name: 'Norr', code: 'NORR' });
    expect(body.priceListId).toBe('NORR');
    const add = (headers: Record<string, string>, query: string) =>
      call(headers, 'POST', `product/priceList/${child.id}/${secret}0100C50?priceListId=${query}`);
    expect((await add(await administrator(), 'NORR&mode=Default&unitNet=99.50')).status).toBe(403);
    expect((await add(await staff(), 'OURS&mode=Default&unitNet=99.50')).status).toBe(404);
    expect((await add(await staff(), 'NORR&mode=Default')).body.code).toBe('price-missing');
    expect((await add(await staff(), 'NORR&mode=Default&unitNet=99.50')).body).toEqual({
      priceListId: 'NORR',
      partNos: [`${secret}0100`],
    });
    expect(await sees(child)).toBe(true);
    const user = await app.bearer({ storm_role: roles.user, company_id: child.id });
    const prices = await call(user, 'GET', `price/productPrices?skus=${secret}0100C50`);
    expect(prices.body[0]).toMatchObject({ priceListId: 'NORR', price: 99.5 });
    const remove = (headers: Record<string, string>) =>
      call(headers, 'DELETE', `product/PriceList/NORR/${secret}?mode=Default`);
    expect((await remove(await administrator())).status).toBe(403);
    expect((await remove(await staff())).status).toBe(200);
    expect(await sees(child)).toBe(false);
    expect((await remove(await staff())).body.code).toBe('product-not-found');
  });

  test('the audit entry of a product that is listed again has its previous prices', async () => {
    await call(await staff(), 'POST', listsOf(child), { name: 'Norr', code: 'NORR' });
    const add = async (unitNet: string) =>
      call(await staff(), 'POST', `product/priceList/${child.id}/${secret}?priceListId=NORR&unitNet=${unitNet}`);
    await add('99.50');
    await add('80.00');
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select(['company_id', 'before', 'after'])
      .where('action', '=', 'price-list.product-added')
      .orderBy('id')
      .execute();
    const added = [`${secret}0100`];
    expect(entries).toEqual([
      { company_id: child.id, before: {}, after: { added, unitNet: '99.50' } },
      {
        company_id: child.id,
        before: { prices: [{ partNo: `${secret}0100`, unitNet: '99.50' }] },
        after: { added, unitNet: '80.00' },
      },
    ]);
  });

  test('a product without its own price gets that of the public list, for all its colours or one', async () => {
    await call(await staff(), 'POST', listsOf(child), { name: 'Norr', code: 'NORR' });
    const add = (sku: string, mode: string) =>
      call(awaited, 'POST', `product/priceList/${child.id}/${sku}?priceListId=NORR&mode=${mode}`);
    const awaited = await staff();
    expect((await add('100011100200', 'ColorVariants')).body.partNos).toEqual(['100011100200']);
    expect((await add('100011100200', 'Default')).body.partNos).toEqual(['100011100100', '100011100200']);
    expect((await call(awaited, 'DELETE', 'product/PriceList/PUBLIC-se/10001110')).status).toBe(404);
  });

  test('G55 G56 lists by market, and only those of the type 9; other callers see only their own', async () => {
    const ids = async (headers: Record<string, string>, path: string) => {
      const { status, body } = await call(headers, 'GET', `product/${path}`);
      return status === 200 ? body.map(({ priceListId }: { priceListId: string }) => priceListId) : status;
    };
    expect(await ids(await staff(), 'PriceList?marketId=1')).toEqual(['OTHERS', 'OURS', 'OUTSIDE', 'PUBLIC-se']);
    expect(await ids(await staff(), 'PriceList?marketId=12')).toEqual(['PUBLIC-de']);
    expect(await ids(await staff(), 'priceList/external?marketId=1')).toEqual(['OUTSIDE']);
    expect(await ids(await administrator(), 'PriceList?marketId=1')).toEqual(['OURS', 'PUBLIC-se']);
    expect(await ids(await administrator(), 'priceList/external?marketId=1')).toEqual([]);
    const asRole = (storm_role: Role) => app.bearer({ storm_role, company_id: parent.id });
    expect(await ids(await asRole(roles.user), 'PriceList')).toBe(403);
    expect(await ids({}, 'PriceList')).toBe(401);
  });
});

test('a product is removed, and prices are imported, on the page of a company that has the list, and of no other', async () => {
  const visit = aVisit({ now: shop.clock.now(), claims: someClaims({ storm_role: roles.internal }) });
  const other = await aCompany('Plåt').withPriceLists('OTHERS').save(shop.db);
  const removal = { priceListId: 'OURS', sku: secret, mode: 'Default' } as const;
  const refusal = { code: 'price-list-not-found', priceList: 'OURS' };
  expect(await removeListedProduct(shop, visit, { ...removal, companyId: other.id })).toEqual({ ok: false, refusal });
  const bytes = new TextEncoder().encode('x');
  const file = { code: 'OURS', bytes, companyId: other.id };
  expect(await requestPriceImport(shop, visit, file)).toEqual({ ok: false, refusal });
  expect(await shop.db.selectFrom('audit_entry').select('action').execute()).toEqual([]);
  expect(await removeListedProduct(shop, visit, { ...removal, companyId: parent.id })).toMatchObject({ ok: true });
  const entries = await shop.db.selectFrom('audit_entry').select(['action', 'company_id']).execute();
  expect(entries).toEqual([{ action: 'price-list.product-removed', company_id: parent.id }]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany, aVisitor } from '#tests/build/buyers.ts';
import { tellCompanyChanged } from '#tests/build/company.ts';
import { aStockLevel } from '#tests/build/feed.ts';
import { agreedJacket, gloves, goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import { bringCampaign, useEngine } from '#tests/build/running-campaign.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import type { Sides } from '../pricing/priced-cart.ts';
import type { Visit } from '../visit.ts';
import { addToCart, type ItemToAdd } from './add-to-cart.server.ts';
import { readRow } from './api/read-row.server.ts';
import { changeRow } from './change-row.server.ts';
import { readCartSummary } from './read-cart-summary.server.ts';
import { readCartView } from './read-cart-view.server.ts';
import { entryOf } from './row-metadata.ts';

let shop: TestShop;
let visit: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [...goods, aStockLevel({ style: 1000, quantity: 5 })]);
  visit = aVisitor();
});

async function add(items: readonly ItemToAdd[], who = visit) {
  const added = await addToCart(shop, who, { items });
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value;
}

const view = (who = visit) => readCartView(shop, who, { mode: 'incl' });

describe('access', () => {
  test('visitors see only their own carts', async () => {
    const company = await aBuyingCompany(shop);
    const [ada, bo] = [
      await aBuyerVisit(shop, { company, email: 'ada@bygg.example' }),
      await aBuyerVisit(shop, { company, email: 'bo@bygg.example', role: roles.administrator }),
    ];
    await add([{ sku: trousers, quantity: 1 }], ada);
    await add([{ sku: largerTrousers, quantity: 2 }]);
    expect((await view(ada)).rows.map(({ sku }) => sku)).toEqual([trousers]);
    expect((await view()).rows.map(({ sku }) => sku)).toEqual([largerTrousers]);
    for (const other of [bo, aVisitor()]) {
      expect(await view(other)).toMatchObject({ id: undefined, rows: [], count: 0 });
      expect(await readCartSummary(shop, other, { mode: 'incl' })).toMatchObject({ count: 0, rows: [] });
    }
  });

  test('reading creates no cart and causes no query for an anonymous visitor', async () => {
    const { db, count } = countStatements(shop.db);
    expect(await readCartView({ ...shop, db }, visit, { mode: 'incl' })).toMatchObject({
      id: undefined,
      isValid: false,
      isUnavailable: false,
      priced: { totals: { payable: { amount: 0, currency: 'SEK' } } },
    });
    expect(count()).toBe(0);
    await add([{ sku: trousers, quantity: 1 }]);
    await readCartView({ ...shop, db }, visit, { mode: 'incl' });
    expect(count()).toBe(1);
  });

  test('a user sees no colleagues, an administrator sees all in the company', async () => {
    const company = await aBuyingCompany(shop);
    const user = await aBuyerVisit(shop, { company, email: 'u@bygg.example', employeeNo: '55' });
    const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'a@bygg.example' });
    await aBuyerVisit(shop, { company: await aBuyingCompany(shop), email: 's@bygg.example' });
    const idsIn = async (who: Visit) => (await view(who)).coworkers.map(({ id }) => id);
    expect(await idsIn(user)).toEqual([user.claims?.customer_id]);
    expect(new Set(await idsIn(admin))).toEqual(new Set([user.claims?.customer_id, admin.claims?.customer_id]));
    expect(await idsIn(visit)).toEqual([]);
  });
});

test('B03 B74 rows are complete, and totals add up with and without VAT', async () => {
  await add([
    { sku: trousers, quantity: 2, comment: 'Door 4' },
    { sku: largerTrousers, quantity: 1 },
  ]);
  const { rows, priced, count, isValid, groupedByCustomer } = await view();
  expect({ count, isValid }).toEqual({ count: 3, isValid: true });
  expect(rows[0]).toMatchObject({
    rowNumber: 100,
    version: 1,
    type: 'DefaultArticle',
    sku: trousers,
    name: 'Trousers 1000',
    quantity: 2,
    multiplyFactor: 1,
    canSplit: true,
    slug: 'trousers-1000',
    colour: { partNo: '100011100100' },
    size: 'C50',
    stock: { sku: trousers, onHandValue: 5 },
    isShort: false,
    comment: 'Door 4',
    customer: undefined,
    errors: [],
    children: [],
    selectedVas: [],
    price: { isPriced: true, total: { net: { amount: 160_000 }, gross: { amount: 200_000 } } },
  });
  expect(rows[0]?.colours).toHaveLength(2);
  expect(rows[0]?.sizes.map(({ sku, onHandValue }) => [sku, onHandValue])).toEqual([
    [trousers, 5],
    [largerTrousers, 0],
  ]);
  expect(rows[1]).toMatchObject({ isShort: true, canSplit: false });
  const { products, payable } = priced.totals;
  expect([products.net.amount, products.gross?.amount, payable.amount]).toEqual([240_000, 300_000, 300_000]);
  expect(groupedByCustomer).toEqual([{ customer: undefined, rowIds: rows.map(({ id }) => id), total: products }]);
});

test('B74 a discount applies to each item and the totals in both price modes', async () => {
  await useEngine(shop);
  await bringCampaign(shop, { system: 'engine', benefit: { kind: 'basket-percent', percent: 10 } });
  await add([
    { sku: trousers, quantity: 2 },
    { sku: largerTrousers, quantity: 1 },
  ]);
  const amounts = ({ net, gross }: Sides) => [net.amount, gross?.amount];
  for (const mode of ['incl', 'excl'] as const) {
    const { rows, priced, groupedByCustomer } = await readCartView(shop, visit, { mode });
    expect(rows.map(({ price }) => [price.line, price.discount, price.total].map(amounts))).toEqual([
      [
        [160_000, 200_000],
        [16_000, 20_000],
        [144_000, 180_000],
      ],
      [
        [80_000, 100_000],
        [8000, 10_000],
        [72_000, 90_000],
      ],
    ]);
    const { line, discount, products, payable } = priced.totals;
    expect([line, discount, products].map(amounts)).toEqual([
      [240_000, 300_000],
      [24_000, 30_000],
      [216_000, 270_000],
    ]);
    expect(payable.amount).toBe(270_000);
    expect(groupedByCustomer.map(({ total }) => amounts(total))).toEqual([[216_000, 270_000]]);
  }
});

test('prices that a caller writes are stored and never used', async () => {
  await add([{ sku: trousers, quantity: 1, entries: { Price: '1', PriceIncVat: '1' } }]);
  expect((await view()).priced.totals.payable.amount).toBe(100_000);
});

test('two rows with the same sku share the stock', async () => {
  const company = await aBuyingCompany(shop);
  const admin = await aBuyerVisit(shop, { company, role: roles.administrator });
  await add([{ sku: trousers, quantity: 3 }], admin);
  expect((await view(admin)).rows.map(({ isShort }) => isShort)).toEqual([false]);
  await add([{ sku: trousers, quantity: 3, coworkerId: admin.claims?.customer_id }], admin);
  expect((await view(admin)).rows.map(({ isShort }) => isShort)).toEqual([true, true]);
});

test('D08 free items are shown by name, and those the buyer cannot buy are left out', async () => {
  const gift = (sku: string, name: string) =>
    bringCampaign(shop, {
      name: { en: name },
      system: 'engine',
      combines: true,
      benefit: { kind: 'free-item', sku },
    });
  await useEngine(shop);
  await add([{ sku: trousers, quantity: 1 }]);
  const endJackets = await gift(agreedJacket, 'A jacket');
  await gift('999911100100C50', 'A sock');
  expect(await view()).toMatchObject({ freeItems: [], showFreeItemsDisclaimer: false });
  expect((await view()).priced.rows.map(({ sku }) => sku)).toEqual([trousers]);
  await endJackets();
  await gift(gloves, 'Gloves');
  const { freeItems, rows, showFreeItemsDisclaimer } = await view();
  expect(freeItems).toMatchObject([{ sku: gloves, name: 'Trousers 2000', quantity: 1, promotion: 'Gloves' }]);
  expect([rows.length, showFreeItemsDisclaimer]).toEqual([1, true]);
});

describe('in a company', () => {
  const buyer = async (settings: Record<string, string>, role: Role = roles.user) =>
    aBuyerVisit(shop, { company: await aBuyingCompany(shop, settings), role });

  test('B48 B49 a comment and a wearer may be required for each row', async () => {
    const ada = await buyer({
      ActivateMandatoryRowCommentForAllRows: 'true',
      ActivateMandatoryPersonalPackage: 'true',
    });
    const { added } = await add([{ sku: trousers, quantity: 1 }], ada);
    const before = await view(ada);
    expect(before).toMatchObject({ isValid: false, needs: { comment: true, coworker: true } });
    expect(before.rows[0]?.errors).toEqual([
      { kind: 'Comment', word: 'commentRequired' },
      { kind: 'CustomerSelect', word: 'coworkerRequired' },
    ]);
    const change = { comment: 'x', coworkerId: ada.claims?.customer_id };
    await changeRow(shop, ada, { rowId: added[0]?.rowId ?? '', change });
    const after = await view(ada);
    expect(after).toMatchObject({ isValid: true, rows: [{ comment: 'x', customer: { name: 'Ada Berg' } }] });
    expect(after.groupedByCustomer).toMatchObject([{ customer: { id: ada.claims?.customer_id } }]);
  });

  test('B41 the employee number of a row is that of its wearer', async () => {
    const company = await aBuyingCompany(shop);
    const ada = await aBuyerVisit(shop, { company, employeeNo: '54' });
    const me = ada.claims?.customer_id ?? 0;
    const { cartId, added } = await add([{ sku: trousers, quantity: 1, coworkerId: me }], ada);
    const numberOf = async () => {
      const row = await readRow(shop, ada, { cartId, rowId: added[0]?.rowId ?? '' });
      return row.ok ? entryOf(row.value, 'EmployeeNo') : undefined;
    };
    expect(await numberOf()).toBe('54');
    await giveInfos(shop.db, me, { EmployeeNo: '55' });
    expect((await view(ada)).rows[0]).toMatchObject({ version: 2, customer: { employeeNo: '55' } });
    expect(await numberOf()).toBe('55');
  });

  test('T25 hidden prices are not sent, and buying still works', async () => {
    const ada = await buyer({ HidePrice: 'true', UseAmountLimit: 'true', ShowPoints: 'true' });
    await add([{ sku: agreedJacket, quantity: 2 }], ada);
    const seen = await view(ada);
    expect(seen).toMatchObject({ hidesPrices: true, isValid: true, amountLimit: undefined, points: undefined });
    expect(JSON.stringify(seen)).not.toMatch(/"amount":-?[1-9]|OURS/);
    expect(JSON.stringify(await readCartSummary(shop, ada, { mode: 'incl' }))).not.toMatch(/"amount":-?[1-9]|OURS/);
  });

  test('X05 X08 the rest of an amount limit; points', async () => {
    const company = await aBuyingCompany(shop, { UseAmountLimit: 'true', ShowPoints: 'true', PointsFactor: '2' });
    const { id } = await aPerson('ada@bygg.example').at(company).with({ AmountLimit: '1000' }).save(shop.db);
    const ada = await aBuyerVisit(shop, { company, email: 'x@bygg.example' });
    const her = { ...ada, claims: ada.claims && { ...ada.claims, customer_id: id } };
    await add([{ sku: trousers, quantity: 2 }], her);
    const { amountLimit, points, limitPoints } = await view(her);
    expect([amountLimit?.limit.amount, amountLimit?.left.amount]).toEqual([100_000, -100_000]);
    expect(points).toBe(1000);
    expect(limitPoints).toEqual({ limit: 500, left: -500 });
    expect((await view(ada)).amountLimit).toBeUndefined();
  });

  test('B24 articles that are no longer sold stay while reconciliation is deferred, and block the order', async () => {
    const company = await aBuyingCompany(shop);
    const ada = await aBuyerVisit(shop, { company });
    await add([{ sku: agreedJacket, quantity: 1 }], ada);
    await shop.db.deleteFrom('company_price_list').where('company_id', '=', company.id).execute();
    await tellCompanyChanged(shop);
    const seen = await view(ada);
    expect(seen).toMatchObject({ isValid: false, reconciled: [] });
    expect(seen.rows[0]?.errors).toEqual([{ kind: 'Row', word: 'notSold' }]);
    expect(seen.rows[0]?.price.isPriced).toBe(false);
  });
});

test('B23 articles that are no longer sold are removed when the cart is opened, and reported once', async () => {
  await add([
    { sku: trousers, quantity: 1 },
    { sku: largerTrousers, quantity: 1 },
  ]);
  const black = goods.find(({ kind }) => kind === 'product');
  await bringFeed(shop, [{ ...black, publicAssortment: false }]);
  expect((await readCartSummary(shop, visit, { mode: 'incl' })).count).toBe(2);
  expect((await view()).reconciled.map(({ what }) => what)).toEqual(['removed', 'removed']);
  expect(await view()).toMatchObject({ reconciled: [], rows: [] });
});

test('B71 if carts cannot be read, an empty cart is shown as unavailable', async () => {
  await add([{ sku: trousers, quantity: 1 }]);
  const broken = new Proxy(shop.db, {
    get: (db, key) => {
      if (key === 'selectFrom') throw new Error('no database');
      return Reflect.get(db, key, db) as unknown;
    },
  });
  const seen = await readCartView({ ...shop, db: broken }, visit, { mode: 'incl' });
  expect(seen).toMatchObject({ isUnavailable: true, rows: [], id: undefined });
  expect(await readCartSummary({ ...shop, db: broken }, visit, { mode: 'incl' })).toMatchObject({ count: 0 });
});

test('the summary has short rows and totals', async () => {
  await add([{ sku: trousers, quantity: 2 }]);
  expect(await readCartSummary(shop, visit, { mode: 'incl' })).toMatchObject({
    count: 2,
    hidesPrices: false,
    rows: [{ sku: trousers, name: 'Trousers 1000', quantity: 2, size: 'C50', slug: 'trousers-1000' }],
    totals: { payable: { amount: 200_000, currency: 'SEK' } },
  });
});

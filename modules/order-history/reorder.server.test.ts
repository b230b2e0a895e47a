import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { readCurrentCart } from '#modules/cart/current-cart.server.ts';
import { entryOf } from '#modules/cart/row-metadata.ts';
import { uploadLogo } from '#modules/logo/upload-logo.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aBuyerVisit, aBuyingCompany, aConsumerVisit } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { goodsWithServices, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { reachOrder } from '../order/reach-order.server.ts';
import type { Visit } from '../visit.ts';
import { readReorder, reorder } from './reorder.server.ts';

let shop: TestShop;
let visit: Visit;
const gone = '100011109900C50';
const unknown = '999911100100C50';

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  visit = await aConsumerVisit(shop);
  const stock = { on_hand: 10, next_delivery_date: null, version: 0 };
  const counted = [trousers, whiteTrousers].map((sku) => ({ ...stock, sku, part_no: sku.slice(0, 12) }));
  await shop.db.insertInto('stock').values(counted).execute();
});

async function order(...skus: string[]) {
  const rows = skus.map((sku, at) => anOrderRow({ rowNumber: 100 * (at + 1), sku, quantity: 2 }));
  const owner = { kind: 'customer', customerId: visit.claims?.customer_id ?? 0 } as const;
  const { id } = await anOpenOrder(shop, { rows, owner });
  const reached = await reachOrder(shop, visit, { orderId: id });
  if (!reached.ok) throw new Error('not reached');
  return { id, order: reached.value.order };
}

const pieces = async () => (await readCurrentCart(shop, visit)).cart?.rows.map(({ sku, quantity }) => [sku, quantity]);

test('articles that are sold are offered as before, the others with replacements', async () => {
  const { order: made } = await order(trousers, largerTrousers, gone, unknown);
  const lines = await readReorder(shop, visit, { order: made });
  expect(lines.map(({ sku, state, replacements }) => [sku, state, replacements.map((one) => one.sku)])).toEqual([
    [trousers, 'sold', []],
    [largerTrousers, 'sold-out', [trousers]],
    [gone, 'not-sold', [trousers, whiteTrousers]],
    [unknown, 'not-sold', []],
  ]);
  expect(lines.map(({ slug }) => slug !== undefined)).toEqual([true, true, false, false]);
});

test('selected rows are added once, even if the button is pressed twice', async () => {
  const { id } = await order(trousers, gone);
  const press = (quantity: number, key = 'a'.repeat(32)) =>
    reorder(shop, visit, {
      way: { orderId: id },
      press: key,
      wishes: [{ rowNumber: 100, sku: trousers, quantity }],
    });
  expect(await press(3)).toMatchObject({ ok: true });
  expect(await press(3)).toMatchObject({ ok: true });
  expect(await pieces()).toEqual([[trousers, 3]]);
});

test('a replacement is added only if the buyer chose it and it was offered', async () => {
  const { id } = await order(gone);
  const wish = (sku: string) =>
    reorder(shop, visit, { way: { orderId: id }, press: sku, wishes: [{ rowNumber: 100, sku, quantity: 1 }] });
  for (const sku of [gone, largerTrousers, unknown])
    expect(await wish(sku)).toEqual({ ok: false, refusal: { code: 'sku-not-sold', sku } });
  expect(await pieces()).toBeUndefined();
  expect(await wish(whiteTrousers)).toMatchObject({ ok: true });
  expect(await pieces()).toEqual([[whiteTrousers, 1]]);
});

test('an order of another buyer cannot be repeated, and an empty selection is refused', async () => {
  const { id } = await order(trousers);
  const wishes = [{ rowNumber: 100, sku: trousers, quantity: 1 }];
  const stranger = await aConsumerVisit(shop, 'kim@home.example');
  expect(await reorder(shop, stranger, { way: { orderId: id }, press: 'x', wishes })).toEqual({
    ok: false,
    refusal: { code: 'order-not-found' },
  });
  expect(await reorder(shop, visit, { way: { orderId: id }, press: 'y', wishes: [] })).toEqual({
    ok: false,
    refusal: { code: 'reorder-empty' },
  });
});

const olle = { id: 0, name: 'Olle Berg', employeeNo: '17' };

/** Two pairs for Olle and one without a wearer, each with a comment. */
async function orderForOlle(visitOfBuyer: Visit, companyId: number, wearer: typeof olle) {
  const rows = [
    anOrderRow({ sku: trousers, comment: 'OLLE on the back', coworker: wearer }),
    anOrderRow({ rowNumber: 200, sku: whiteTrousers, comment: 'Logo' }),
  ];
  const customerId = visitOfBuyer.claims?.customer_id ?? 0;
  const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
  return (await anOpenOrder(shop, { rows, owner })).id;
}

const bothAgain = (orderId: string, who: Visit, press: string) =>
  reorder(shop, who, {
    way: { orderId },
    press,
    wishes: [
      { rowNumber: 100, sku: trousers, quantity: 1 },
      { rowNumber: 200, sku: whiteTrousers, quantity: 1 },
    ],
  });

const said = async (who: Visit) =>
  (await readCurrentCart(shop, who)).cart?.rows
    .toSorted((a, b) => a.rowNumber - b.rowNumber)
    .map((row) => [entryOf(row, 'CoWorkerId'), entryOf(row, 'EmployeeNo'), entryOf(row, 'Comment')]);

test('comment and wearer of a row are copied within the same company, if the visitor may buy for the wearer', async () => {
  const company = await aBuyingCompany(shop);
  const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'ada@bygg.example' });
  const wearer = await aBuyerVisit(shop, { company, email: 'olle@bygg.example', employeeNo: '17' });
  const wearerId = wearer.claims?.customer_id ?? 0;
  const id = await orderForOlle(admin, company.id, { ...olle, id: wearerId });
  expect(await bothAgain(id, admin, 'a')).toMatchObject({ ok: true });
  expect(await said(admin)).toEqual([
    [String(wearerId), '17', 'OLLE on the back'],
    [undefined, undefined, 'Logo'],
  ]);
  const plain = await aBuyerVisit(shop, { company, email: 'kim@bygg.example' });
  const kims = await orderForOlle(plain, company.id, { ...olle, id: wearerId });
  expect(await bothAgain(kims, plain, 'b')).toMatchObject({ ok: true });
  expect(await said(plain)).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined, 'Logo'],
  ]);
});

test('a wearer who has left is not copied to the new row', async () => {
  const company = await aBuyingCompany(shop);
  const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'ada@bygg.example' });
  const id = await orderForOlle(admin, company.id, { ...olle, id: 987_654 });
  expect(await bothAgain(id, admin, 'a')).toMatchObject({ ok: true });
  expect((await said(admin))?.[0]).toEqual([undefined, undefined, undefined]);
});

test('by the sealed link, neither comment nor wearer is copied to another company’s cart', async () => {
  const [company, other] = [await aBuyingCompany(shop), await aBuyingCompany(shop)];
  const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'ada@bygg.example' });
  const stranger = await aBuyerVisit(shop, { company: other, role: roles.administrator, email: 'bo@plat.example' });
  const id = await orderForOlle(admin, company.id, { ...olle, id: stranger.claims?.customer_id ?? 0 });
  const way = { link: sealOrder(shop.env, id) };
  const wishes = [{ rowNumber: 100, sku: trousers, quantity: 1 }];
  expect(await reorder(shop, stranger, { way, press: 'x', wishes })).toMatchObject({ ok: true });
  expect(await said(stranger)).toEqual([[undefined, undefined, undefined]]);
});

test('H14 orders that the retailer maintains cannot be repeated', async () => {
  const company = await aBuyingCompany(shop, { AllOrdersIsMaintainedByRetailer: 'true' });
  await aCompany('Child').childOf(company).save(shop.db);
  const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'ada@bygg.example' });
  const id = await orderForOlle(admin, company.id, olle);
  expect(await bothAgain(id, admin, 'a')).toEqual({ ok: false, refusal: { code: 'orders-maintained' } });
  expect((await readCurrentCart(shop, admin)).cart).toBeUndefined();
});

test('logos and names are copied if the same company orders again and they are still available', async () => {
  await bringFeed(shop, goodsWithServices);
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  visit = await aBuyerVisit(shop, { company, role: roles.customerAdmin });
  const customerId = visit.claims?.customer_id ?? 0;
  const service = {
    serviceArticleId: nameTag,
    position: 'back',
    positionName: 'Back',
    lines: ['Bosse Berg'],
    written: { fname: 'Bosse' },
  };
  const rows = [
    anOrderRow({
      rowNumber: 100,
      sku: trousers,
      coworker: { id: customerId, name: 'Ada Berg', employeeNo: undefined },
    }),
    anOrderRow({ rowNumber: 200, parentRowNumber: 100, type: 'VasArticle', sku: `${nameTag}`, service }),
  ];
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  const { id } = await anOpenOrder(shop, { rows, owner });
  const wishes = [{ rowNumber: 100, sku: trousers, quantity: 2 }];
  expect(await reorder(shop, visit, { way: { orderId: id }, press: 'b'.repeat(32), wishes })).toMatchObject({
    ok: true,
  });
  const cart = (await readCurrentCart(shop, visit)).cart;
  expect(cart?.rows).toMatchObject([
    { sku: trousers, quantity: 2 },
    {
      sku: `${nameTag}`,
      quantity: 2,
      metadata: [{ value: 'VasArticle' }, { value: 'back' }, { key: 'fname', value: 'Bosse' }],
    },
  ]);
});

test('only unavailable services are left out, and the line names them', async () => {
  await bringFeed(shop, goodsWithServices);
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  visit = await aBuyerVisit(shop, { company, role: roles.customerAdmin });
  const customerId = visit.claims?.customer_id ?? 0;
  const common = { position: 'back', positionName: 'Back', lines: [], written: {} };
  const child = { parentRowNumber: 100, type: 'VasArticle' } as const;
  const rows = [
    anOrderRow({ rowNumber: 100, sku: trousers }),
    anOrderRow({ ...child, rowNumber: 200, name: 'Name', service: { ...common, serviceArticleId: nameTag } }),
    anOrderRow({ ...child, rowNumber: 300, name: 'Badge', service: { ...common, serviceArticleId: 999_999 } }),
  ];
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  const { id } = await anOpenOrder(shop, { rows, owner });
  const reached = await reachOrder(shop, visit, { orderId: id });
  if (!reached.ok) throw new Error('not reached');
  const [line] = await readReorder(shop, visit, { order: reached.value.order });
  expect(line?.lostServices).toEqual(['Badge']);
  const wishes = [{ rowNumber: 100, sku: trousers, quantity: 1 }];
  expect(await reorder(shop, visit, { way: { orderId: id }, press: 'c'.repeat(32), wishes })).toMatchObject({
    ok: true,
  });
  expect(await pieces()).toEqual([
    [trousers, 1],
    [`${nameTag}`, 1],
  ]);
});

test('a logo is copied in the ordered version; a logo of another company is not', async () => {
  await bringFeed(shop, goodsWithServices);
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  visit = await aBuyerVisit(shop, { company, role: roles.customerAdmin });
  const customerId = visit.claims?.customer_id ?? 0;
  const uploadTo = async (buyer: Visit) => {
    const file = Buffer.from(logoSvg());
    const facts = { file, fileName: 'bygg.svg', name: 'Bygg', widthMm: 80, rights: 'own' } as const;
    const uploaded = await uploadLogo(shop, buyer, facts);
    if (!uploaded.ok) throw new Error(uploaded.refusal.code);
    return uploaded.value;
  };
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const stranger = { ...visit, claims: visit.claims && { ...visit.claims, company_id: other.id } };
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  const again = async ({ logoId, version, name, fileName, widthMm }: Awaited<ReturnType<typeof uploadTo>>) => {
    const making = {
      service: 'transfer',
      hasText: false,
      typeface: undefined,
      heightMm: undefined,
      logo: { logoId, version, name, fileName, widthMm },
      categories: [],
      hexes: [],
    };
    const service = { serviceArticleId: logo, position: 'back', positionName: 'Back', lines: [], written: {}, making };
    const rows = [
      anOrderRow({ rowNumber: 100, sku: trousers }),
      anOrderRow({ rowNumber: 200, parentRowNumber: 100, type: 'VasArticle', sku: `${logo}`, service }),
    ];
    const { id } = await anOpenOrder(shop, { rows, owner });
    const wishes = [{ rowNumber: 100, sku: trousers, quantity: 1 }];
    await reorder(shop, visit, { way: { orderId: id }, press: logoId.replaceAll('-', ''), wishes });
    const { cart } = await readCurrentCart(shop, visit);
    return cart?.rows.flatMap(({ metadata }) => metadata.find(({ key }) => key === 'VasLogo')?.value ?? []);
  };
  expect(await again(await uploadTo(stranger))).toEqual([]);
  const own = await uploadTo(visit);
  expect(await again(own)).toEqual([`${own.logoId}/1`]);
});

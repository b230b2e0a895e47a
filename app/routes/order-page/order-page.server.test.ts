import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { saveGeneral } from '#modules/content/save-general.server.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import type { Order } from '#modules/order/order.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import type { OrderWay } from '#modules/order/reach-order.server.ts';
import { listDeliveries } from '#modules/order-history/list-deliveries.server.ts';
import { askReturn } from '#modules/returns/ask-return.server.ts';
import { decideReturn } from '#modules/returns/decide-return.server.ts';
import type { Visit } from '#modules/visit.ts';
import { aBuyerVisit, aVisitor } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { someGeneral } from '#tests/build/content.ts';
import { someDelivery } from '#tests/build/delivery.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { goodsWithServices, nameTag } from '#tests/build/vas.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { loadOrderPage } from './load-order-page.server.ts';

let shop: TestShop;
let vera: Visit;
let orderId: string;
let owner: Order['owner'];
const gone = '999911100100C50';
const staff = aVisitor({ claims: someClaims({ storm_role: roles.internal }) });

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  const company = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  vera = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'vera@bygg.example' });
  const { id: customerId } = await aBuyer(company);
  owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined };
  const rows = [trousers, gone].map((sku, at) => anOrderRow({ rowNumber: 100 * (at + 1), sku, quantity: 2 }));
  const { buyer, metadata, delivery } = anOrder().order;
  const made = await anOpenOrder(shop, {
    rows,
    mode: 'excl',
    owner,
    buyer: { ...buyer, firstName: 'Olle', lastName: 'Berg', email: 'olle@bygg.example' },
    metadata: { ...metadata, OrderNumber: '880011' },
    delivery: { ...delivery, method: { ...delivery.method, name: 'Ombud' } },
  });
  orderId = made.id;
});

const aBuyer = async (company: { id: number }) => {
  const { claims } = await aBuyerVisit(shop, { company, email: 'olle@bygg.example' });
  return { id: claims?.customer_id ?? 0 };
};

async function load(way: OrderWay = { orderId, reach: 'all' }) {
  const page = await loadOrderPage(shop, vera, way);
  if (!page) throw new Error('no such order');
  return page;
}

test('a company’s order shows who ordered it and the label of its number; its link, which may be forwarded, does not', async () => {
  const { reference, facts } = await load();
  expect(reference).toEqual({ name: 'orderNumber', text: '880011' });
  expect(facts.buyer).toEqual(['Olle Berg', 'olle@bygg.example']);
  expect((await load({ link: sealOrder(shop.env, orderId) })).facts.buyer).toBeUndefined();
});

test('rows lead to products that are sold still, and say which tax their prices are without', async () => {
  const { rows, rowsWithout } = await load();
  expect(rows.map(({ href }) => href)).toEqual([expect.stringContaining('?colour=100011100100'), undefined]);
  expect(rowsWithout).toBe('vat');
});

const deliver = () =>
  applyReport(shop, {
    orderId,
    source: 'erp',
    messageId: 'm1',
    report: {
      kind: 'delivery',
      dispatchNumber: 'D-1',
      carrier: 'X',
      dispatchedAt: shop.clock.now(),
      rows: [{ rowNumber: 100, quantity: 2 }],
    },
  });

test('a buyer who may return goods sees the return address', async () => {
  await saveGeneral(shop, staff, { language: 'sv', everywhere: false, general: someGeneral() });
  await deliver();
  const asked = await askReturn(shop, vera, {
    way: { orderId },
    id: randomUUID(),
    rows: [{ rowNumber: 100, quantity: 1, reason: 'too-small' }],
    comment: '',
  });
  if (!asked.ok) throw new Error(asked.refusal.code);
  expect((await load()).returnTo).toEqual([]);
  await decideReturn(shop, staff, { returnId: asked.value.id, state: 'accepted', answer: '' });
  expect((await load()).returnTo).toEqual(['Yrke', 'Gatan 1', '111 11 Stockholm', 'Sweden']);
});

test('a return of too many names the article and marks its field', async () => {
  await deliver();
  const body = new URLSearchParams({
    intent: 'return',
    returnId: randomUUID(),
    'pieces:100': '3',
    'reason:100': 'too-small',
    'pieces:200': '1',
    'reason:200': 'faulty',
  });
  const url = new URL('http://se.localhost/sv/x');
  const way: OrderWay = { orderId, reach: 'all' };
  const answer = await changeOrderPage({
    shop,
    visit: vera,
    url,
    way,
    request: new Request(url, { method: 'POST', body }),
  });
  if (answer instanceof Response) throw new Error('it was taken');
  const name = (await load()).rows[0]?.name;
  expect(answer.data.problems).toEqual({
    'pieces:100': expect.stringMatching(new RegExp(`^${name}, .*: högst 2 `)),
    'pieces:200': expect.stringContaining('högst 0 '),
  });
});

test('a size is exchanged by the form; both orders lead to each other, and the page has the label', async () => {
  await bringFeed(shop, [...goods, { kind: 'stock', sku: largerTrousers, quantity: 5 }]);
  await deliver();
  expect((await load()).returnable).toMatchObject([{ rowNumber: 100, exchanges: [{ sku: largerTrousers }] }]);
  const body = new URLSearchParams({
    intent: 'return',
    returnId: randomUUID(),
    'pieces:100': '1',
    'reason:100': 'too-small',
    'exchange:100': largerTrousers,
  });
  const url = new URL('http://se.localhost/sv/x');
  const request = new Request(url, { method: 'POST', body });
  const answer = await changeOrderPage({ shop, visit: vera, url, way: { orderId, reach: 'all' }, request });
  if (!(answer instanceof Response)) throw new Error('it was not taken');
  expect(answer.headers.get('location')).toBe('/sv/x?done=exchanged#returns');
  const { orderNo, returns, returnTo } = await load();
  const [one] = returns;
  expect(one).toMatchObject({ number: `R${orderNo}-1`, isToBeSent: true, rows: [{ replacement: '01, C52' }] });
  expect(one?.labelHref).toBe(`/api/document/documents/return/${one?.id}/label`);
  expect(returnTo).not.toEqual([]);
  const other = one?.replacement?.href?.split('/').at(-1) ?? '';
  expect(await load({ orderId: other, reach: 'all' })).toMatchObject({
    orderNo: one?.replacement?.orderNo,
    exchangeOf: { orderNo, href: expect.stringContaining(orderId) },
  });
});

test('names of articles and of the delivery method follow the language of the page; what is gone keeps its own', async () => {
  await someDelivery(shop);
  const [first, second] = (await load()).rows.map(({ name }) => name);
  expect([first, second]).toEqual(['Trousers', 'Trousers']);
  const page = await loadOrderPage(shop, { ...vera, language: 'en' }, { orderId, reach: 'all' });
  expect(page?.rows.map(({ name }) => name)).toEqual(['Trousers 1000', 'Trousers']);
  expect([(await load()).facts.method, page?.facts.method]).toEqual(['Ombud', 'Service point']);
});

const delivered = (id: string, rowNumbers: readonly number[]) =>
  applyReport(shop, {
    orderId: id,
    source: 'erp',
    messageId: id,
    report: {
      kind: 'delivery',
      dispatchNumber: 'D-2',
      carrier: 'X',
      dispatchedAt: shop.clock.now(),
      rows: rowNumbers.map((rowNumber) => ({ rowNumber, quantity: 2 })),
    },
  });

test('services have their names and places in the language of the page, and are no pieces of a parcel', async () => {
  await bringFeed(shop, goodsWithServices);
  const words = { positionName: 'Rygg', lines: ['Rygg Berg'], written: {} };
  const service = { serviceArticleId: nameTag, position: 'back', ...words };
  const facts = { parentRowNumber: 100, name: 'Namn', comment: 'Rygg: Rygg Berg', quantity: 2, taken: 0, service };
  const garment = anOrderRow({ rowNumber: 100, sku: trousers, quantity: 2 });
  const rows = [garment, anOrderRow({ rowNumber: 150, type: 'VasArticle', ...facts })];
  const { id } = await anOpenOrder(shop, { rows, owner });
  await delivered(id, [100, 150]);
  const inSwedish = await load({ orderId: id, reach: 'all' });
  expect(inSwedish.deliveries.map(({ pieces }) => pieces)).toEqual([2]);
  expect(inSwedish.rows[1]).toMatchObject({ name: 'Namn', comment: 'Rygg: Rygg Berg' });
  const page = await loadOrderPage(shop, { ...vera, language: 'en' }, { orderId: id, reach: 'all' });
  expect(page?.rows[1]).toMatchObject({ name: 'Name', comment: 'Back: Rygg Berg' });
  const list = await listDeliveries(shop, vera, { reach: 'all', part: { limit: 9, order: 'desc' } });
  expect(list).toMatchObject({ ok: true, value: { items: [{ pieces: 2 }] } });
});

test('an order without any further delivery shows no delivery time', async () => {
  const days = { from: 2, to: 4 };
  const { delivery } = anOrder().order;
  const rows = [anOrderRow({ rowNumber: 100, quantity: 2 })];
  const method = { ...delivery.method, days };
  const { id } = await anOpenOrder(shop, { rows, owner, delivery: { ...delivery, method } });
  expect((await load({ orderId: id, reach: 'all' })).facts.days).toEqual(days);
  const report = { kind: 'denial' as const, rows: [{ rowNumber: 100, quantity: 2 }] };
  await applyReport(shop, { orderId: id, source: 'erp', messageId: 'm2', report });
  expect((await load({ orderId: id, reach: 'all' })).facts.days).toBeUndefined();
});

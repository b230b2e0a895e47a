import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { saveGeneral } from '#modules/content/save-general.server.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import type { OrderWay } from '#modules/order/reach-order.server.ts';
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
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { loadOrderPage } from './load-order-page.server.ts';

let shop: TestShop;
let vera: Visit;
let orderId: string;
const gone = '999911100100C50';
const staff = aVisitor({ claims: someClaims({ storm_role: roles.internal }) });

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  const company = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  vera = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'vera@bygg.example' });
  const { id: customerId } = await aBuyer(company);
  const rows = [trousers, gone].map((sku, at) => anOrderRow({ rowNumber: 100 * (at + 1), sku, quantity: 2 }));
  const { buyer, metadata, delivery } = anOrder().order;
  const made = await anOpenOrder(shop, {
    rows,
    mode: 'excl',
    owner: { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined },
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

test('a company’s order says who ordered it and what its number is called; its link, which is passed on, does not', async () => {
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

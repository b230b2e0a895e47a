import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { toDecimal } from '#core/money.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { trousers, whiteTrousers } from '#tests/build/goods.ts';
import { aBuyer, openSendingShop, refused, type Sender, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { findCompany } from '../company/company-store.server.ts';
import { saveCompany } from '../company/save-company.server.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import type { Report } from '../fulfilment/reports/report.ts';
import { insertReturn } from '../fulfilment/return-store.server.ts';
import { decideReturn } from '../returns/decide-return.server.ts';
import { readOverview } from './read-overview.server.ts';

let shop: SendingShop;
let app: TestApp;
let company: { id: number };
let people = 0;

const agreed = { DefaultAmount: '5000', InvoiceCreditStopAmount: '1000', DeliveryPaidBy: 'company' };
const small = [{ sku: trousers, quantity: 1 }];
const large = [...small, { sku: whiteTrousers, quantity: 1 }];
const card = { paymentMethodId: 168 };

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  await bringFeed(shop, [
    aPrice({ style: 1000, unitGross: '300' }),
    aPrice({ style: 1000, colour: '0200', unitGross: '100' }),
    { kind: 'stock', sku: whiteTrousers, quantity: 10 },
  ]);
  company = await aCompany().withAttributes(agreed).save(shop.db);
});

async function buyersWith(products: typeof small, count: number): Promise<Sender[]> {
  const buyers: Sender[] = [];
  while (buyers.length < count) buyers.push(await buyerWith(products));
  return buyers;
}

async function buyerWith(products: typeof small): Promise<Sender> {
  people += 1;
  return aBuyer(shop, app, { company, email: `buyer${people}@bygg.example`, role: roles.customerAdmin }, products);
}

const order = async (products: typeof small, changed: Parameters<typeof sendAs>[2] = {}) =>
  (await sent(sendAs(app, await buyerWith(products), changed))).orderId;

const tell = (orderId: string, report: Report, messageId: string = randomUUID()) =>
  applyReport(shop, { orderId, source: 'erp', messageId, report });

const piece = (rowNumber: number) => ({ rowNumber, quantity: 1 });

async function bill(orderId: string, ...rowNumbers: number[]): Promise<string> {
  const billed = await tell(orderId, { kind: 'invoice', rows: rowNumbers.map(piece) });
  if (!billed.ok) throw new Error(billed.refusal.code);
  return billed.value.papers[0]?.number ?? '';
}

async function sendBack(orderId: string, rowNumber: number): Promise<void> {
  const id = randomUUID();
  const rows = [{ ...piece(rowNumber), reason: 'too-small' as const }];
  await insertReturn(shop.db, { id, orderId, rows, comment: '', askedAt: shop.clock.now(), askedBy: undefined });
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  expect(await decideReturn(shop, staff, { returnId: id, state: 'accepted', answer: '' })).toMatchObject({ ok: true });
}

async function setAgain(attributes: Record<string, string>): Promise<void> {
  const found = await findCompany(shop.db, company.id);
  if (!found) throw new Error('the company has gone');
  const changed = { ...found, attributes, priceLists: [] };
  await shop.db.transaction().execute((db) => saveCompany(db, changed, shop.clock.now()));
}

/** The remaining credit in every place that shows it: the company's call and its attribute, the list of companies, the dashboard. */
async function figures() {
  const headers = await app.bearer();
  const read = async (path: string) => (await app.request(`/api/company/companies${path}`, { headers })).json();
  const one = (await read(`/${company.id}`)) as {
    invoiceCreditStopAmount?: string;
    attributes: Record<string, string>;
  };
  const list = (await read('?sort=invoiceCreditStopAmount')) as {
    items: { id: number; invoiceCreditStopAmount: string }[];
  };
  const claims = someClaims({ storm_role: roles.administrator, company_id: company.id });
  const dashboard = await readOverview(shop, aVisit({ claims }), { reach: 'all' });
  const left = dashboard.ok ? dashboard.value.limits.credit?.left : undefined;
  return [
    one.invoiceCreditStopAmount,
    one.attributes['InvoiceCreditStopAmount'],
    list.items.find(({ id }) => id === company.id)?.invoiceCreditStopAmount,
    left && String(toDecimal(left)),
  ];
}

const everywhere = (amount: string) => [amount, amount, amount, amount];

test('M55 O54 G09 orders on account use credit; cancellations, payments and credit notes return it', async () => {
  expect(await figures()).toEqual(everywhere('1000'));
  const cancelled = await order(small);
  expect(await figures()).toEqual(everywhere('700'));
  await order(small, card);
  expect(await figures()).toEqual(everywhere('700'));
  const denial = { kind: 'denial', rows: [piece(100)] } as const;
  await tell(cancelled, denial, 'denied');
  await tell(cancelled, denial, 'denied');
  expect(await figures()).toEqual(everywhere('1000'));

  const paid = await order(large);
  expect(await figures()).toEqual(everywhere('600'));
  const invoiceNumber = await bill(paid, 100, 200);
  expect(await figures()).toEqual(everywhere('600'));
  await tell(paid, { kind: 'payment', invoiceNumber }, 'paid');
  await tell(paid, { kind: 'payment', invoiceNumber }, 'paid');
  await tell(paid, { kind: 'payment', invoiceNumber }, 'the same money, in another message');
  expect(await figures()).toEqual(everywhere('1000'));

  const sentBack = await order(large);
  const partly = await bill(sentBack, 100, 200);
  await sendBack(sentBack, 200);
  expect(await figures()).toEqual(everywhere('700'));
  await tell(sentBack, { kind: 'payment', invoiceNumber: partly });
  expect(await figures()).toEqual(everywhere('1000'));
});

test('G09 companies are sorted by their remaining credit as a number, regardless of currency', async () => {
  const left = (marketId: number, InvoiceCreditStopAmount: string) =>
    aCompany(`Market ${marketId}`).inMarket(marketId).withAttributes({ InvoiceCreditStopAmount }).save(shop.db);
  await left(1, '99.5');
  await left(0, '850');
  await left(12, '1200.25');
  const sorted = async (order: string) => {
    const path = `/api/company/companies?sort=invoiceCreditStopAmount&order=${order}`;
    const answer = await app.request(path, { headers: await app.bearer() });
    const { items } = (await answer.json()) as { items: { invoiceCreditStopAmount: string }[] };
    return items.map(({ invoiceCreditStopAmount }) => invoiceCreditStopAmount);
  };
  expect(await sorted('asc')).toEqual(['99.5', '850', '1000', '1200.25']);
  await order(small);
  expect(await sorted('asc')).toEqual(['99.5', '700', '850', '1200.25']);
  expect(await sorted('desc')).toEqual(['1200.25', '850', '700', '99.5']);
});

test('M55 denied pieces of a partly billed order free credit once: by credit note, or as cancelled', async () => {
  const orderId = await order([
    { sku: trousers, quantity: 2 },
    { sku: whiteTrousers, quantity: 1 },
  ]);
  await bill(orderId, 100);
  expect(await figures()).toEqual(everywhere('300'));
  await tell(orderId, { kind: 'denial', rows: [{ rowNumber: 100, quantity: 2 }] });
  expect(await figures()).toEqual(everywhere('900'));
  const entries = await shop.db.selectFrom('company_credit_entry').select(['kind', 'amount', 'remaining']).execute();
  expect(entries).toEqual([
    { kind: 'set', amount: 100_000, remaining: 100_000 },
    { kind: 'order', amount: -70_000, remaining: 30_000 },
    { kind: 'credit', amount: 30_000, remaining: 60_000 },
    { kind: 'cancellation', amount: 30_000, remaining: 90_000 },
  ]);
});

test('M55 the last set amount counts from then on, also if the same amount is set again', async () => {
  const before = await order(small);
  const invoiceNumber = await bill(before, 100);
  expect(await figures()).toEqual(everywhere('700'));
  await setAgain(agreed);
  expect(await figures()).toEqual(everywhere('1000'));
  await tell(before, { kind: 'payment', invoiceNumber });
  expect(await figures()).toEqual(everywhere('1300'));
  await setAgain({ ...agreed, InvoiceCreditStopAmount: '299,99' });
  expect(await figures()).toEqual(everywhere('299.99'));
  expect(await refused(sendAs(app, await buyerWith(small)))).toMatchObject({
    orderCode: 4,
    facts: { left: 299.99, total: 300, currency: 'SEK' },
  });
  await setAgain({ DeliveryPaidBy: 'company' });
  expect(await figures()).toEqual([undefined, undefined, '0', undefined]);
  await order(small);
});

test('O54 M55 four orders of 300 at once with 1,000 left: three are accepted, the fourth takes nothing', async () => {
  const buyers = await buyersWith(small, 4);
  const answers = await Promise.all(buyers.map((buyer) => sendAs(app, buyer)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422]);
  const late = answers.find(({ status }) => status === 422);
  expect(late && (await refused(late))).toMatchObject({
    code: 'company-limit-reached',
    orderCode: 4,
    facts: { left: 100, total: 300, currency: 'SEK' },
  });
  expect(await figures()).toEqual(everywhere('100'));
  const { on_hand } = await shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('sku', '=', trousers)
    .executeTakeFirstOrThrow();
  expect(on_hand).toBe(7);
});

test('M55 orders, cancellations, payments and new amounts at once: no deadlock, and the entries add up', async () => {
  await setAgain({ ...agreed, InvoiceCreditStopAmount: '5000' });
  const [denied, billed] = [await order(large), await order(large)];
  const others = await buyersWith(large, 3);
  const invoiceNumber = await bill(billed, 100, 200);
  await Promise.all([
    ...others.map(async (buyer) => sent(sendAs(app, buyer))),
    tell(denied, { kind: 'denial', rows: [piece(100), piece(200)] }),
    tell(billed, { kind: 'payment', invoiceNumber }),
    setAgain({ ...agreed, InvoiceCreditStopAmount: '4000' }),
  ]);
  const entries = await shop.db
    .selectFrom('company_credit_entry')
    .select(['kind', 'amount', 'remaining'])
    .orderBy('id')
    .execute();
  expect(entries.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'cancellation',
    'order',
    'order',
    'order',
    'order',
    'order',
    'payment',
    'set',
    'set',
    'set',
  ]);
  const since = entries.slice(entries.findLastIndex(({ kind }) => kind === 'set'));
  const total = since.reduce((sum, { amount }) => sum + amount, 0);
  expect(since.at(-1)?.remaining).toBe(total);
  expect(await figures()).toEqual(everywhere(String(total / 100)));
});

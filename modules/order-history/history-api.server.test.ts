import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import type { StaffTask } from '#modules/auth/staff-tasks.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { insertInvoice } from '#modules/invoice/invoice-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderOwner } from '#modules/order/order.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aDelivery, anInvoice } from '#tests/build/history.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

type Facts = Parameters<typeof anOrder>[0];
type Answer = {
  items: Record<string, unknown>[];
  page: number | null;
  total: number | null;
  next: string | null;
  previous: string | null;
};

const path = '/api/orderhistory';
const placed = { paymentState: 'Default', paymentMethodId: 169, status: 100 } as const;
const noSuchOrder = '0199f0a2-7c1e-7abc-8def-0123456789ab';

let shop: TestShop;
let app: TestApp;
let bygg: number;
let plat: number;
let olle: number;
let ida: number;
let eva: number;
let people: Record<'olle' | 'ida' | 'eva' | 'stranger' | 'admin' | 'administrator' | 'staff', Partial<Claims>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const company = await aCompany('Bygg').save(shop.db);
  const other = await aCompany('Plåt').save(shop.db);
  [bygg, plat] = [company.id, other.id];
  olle = (await aPerson('olle@bygg.example').at(company).save(shop.db)).id;
  ida = (await aPerson('ida@bygg.example').at(company).save(shop.db)).id;
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  people = {
    olle: { customer_id: olle, storm_role: roles.user, company_id: bygg },
    ida: { customer_id: ida, storm_role: roles.user, company_id: bygg },
    eva: { customer_id: eva, storm_role: roles.b2c },
    stranger: { customer_id: ida, storm_role: roles.administrator, company_id: plat },
    admin: { customer_id: ida, storm_role: roles.customerAdmin, company_id: bygg },
    administrator: { customer_id: ida, storm_role: roles.administrator, company_id: bygg },
    staff: { customer_id: 1, storm_role: roles.internal, company_id: bygg },
  };
});

const of = (customerId: number, companyId = bygg): OrderOwner => ({
  kind: 'company',
  companyId,
  customerId,
  punchOutSession: undefined,
});

async function order(facts: Facts = {}) {
  const made = anOrder({ ...placed, owner: of(olle), ...facts });
  const orderNo = await insertOrder(shop.db, made);
  return { id: made.order.id, orderNo };
}

async function ask(who: keyof typeof people, rest: string) {
  const answer = await app.request(`${path}${rest}`, { headers: await app.bearer(people[who]) });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const numbersOf = ({ items }: Answer) => items.map(({ orderNo }) => orderNo);
const numbers = async (who: keyof typeof people, rest = '/orders') => numbersOf((await ask(who, rest)).body);

test('without a sign-in every list is refused', async () => {
  for (const call of ['orders', 'summary', 'deliveries', 'invoices', `orders/${noSuchOrder}/visibility`])
    expect((await app.request(`${path}/${call}`)).status).toBe(401);
});

describe('orders', () => {
  test('H06 page 2 of 30 orders at 20 per page has 10, and a cursor continues after a page', async () => {
    for (let at = 0; at < 30; at += 1) await order({ createdAt: new Date(Date.UTC(2026, 10, 1 + (at % 7))) });
    const { body: first } = await ask('admin', '/orders?pageSize=20');
    const { body: second } = await ask('admin', '/orders?pageSize=20&page=2');
    expect(first).toMatchObject({ page: 1, total: 30, previous: null });
    expect(second.items).toHaveLength(10);
    expect(second).toMatchObject({ page: 2, total: 30, next: null });
    expect(numbersOf((await ask('admin', `/orders?pageSize=20&before=${second.previous}`)).body)).toEqual(
      numbersOf(first),
    );
    const { body: onward } = await ask('admin', `/orders?pageSize=20&after=${first.next}`);
    expect(numbersOf(onward)).toEqual(numbersOf(second));
    expect(onward).toMatchObject({ page: null, total: null, next: null });
    const { body: back } = await ask('admin', `/orders?pageSize=20&before=${onward.previous}`);
    expect(numbersOf(back)).toEqual(numbersOf(first));
  });

  test('H06 buyers see their own orders, an admin the company’s, a stranger neither', async () => {
    const olles = await order();
    const idas = await order({ owner: of(ida) });
    const evas = await order({ owner: { kind: 'customer', customerId: eva } });
    await order({ owner: { kind: 'public' } });
    expect(await numbers('olle')).toEqual([olles.orderNo]);
    for (const who of ['admin', 'administrator', 'staff'] as const)
      expect(await numbers(who)).toEqual([idas.orderNo, olles.orderNo]);
    expect(await numbers('admin', '/orders?own=true')).toEqual([idas.orderNo]);
    expect(await numbers('eva')).toEqual([evas.orderNo]);
    expect(await numbers('stranger')).toEqual([]);
  });

  test('H06 the fields of an order in a list', async () => {
    const rows = [
      anOrderRow({ quantity: 2, picture: 'a.webp' }),
      anOrderRow({ rowNumber: 200, quantity: 1.5, taken: 1, type: 'ExternalArticle' }),
      anOrderRow({ rowNumber: 300, type: 'FreightArticle' }),
    ];
    const { id } = await order({ rows, status: 500 });
    await shop.db.updateTable('orders').set({ status: 500 }).where('id', '=', id).execute();
    expect((await ask('olle', '/orders')).body.items).toEqual([
      expect.objectContaining({
        id,
        status: 500,
        deliveryLabel: 'part-delivered',
        isRefused: false,
        buyer: { name: 'Eva Lind', email: 'eva@home.example' },
        articles: 2,
        pieces: 4,
        currency: 'SEK',
        totalPrice: 4500,
        vat: 900,
        isVisible: true,
      }),
    ]);
  });

  test('H06 an order whose pieces were all denied is refused', async () => {
    const rows = [anOrderRow({ quantity: 2 }), anOrderRow({ rowNumber: 200, type: 'FreightArticle' })];
    const { id } = await order({ rows, placedAt: shop.clock.now() });
    const deny = (messageId: string) => {
      const report = { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] } as const;
      return applyReport(shop, { orderId: id, source: 'erp', messageId, report });
    };
    const isRefused = async () => (await ask('olle', '/orders')).body.items[0]?.isRefused;
    await deny('m1');
    expect(await isRefused()).toBe(false);
    await deny('m2');
    expect(await isRefused()).toBe(true);
    expect((await ask('olle', '/orders?Status=100&state=received')).body.items).toEqual([]);
    expect((await ask('olle', '/orders?Status=100&state=refused')).body.items).toHaveLength(1);
  });

  test('days are in the market’s time zone', async () => {
    const late = await order({ createdAt: new Date('2026-11-15T23:30:00Z') });
    const { id } = await order({ createdAt: new Date('2026-11-15T22:30:00Z') });
    for (const day of ['Date=2026-11-16', 'from=2026-11-16', 'from=2026-11-16&to=2026-11-16'])
      expect(await numbers('olle', `/orders?${day}`)).toEqual([late.orderNo]);
    await insertDelivery(shop.db, aDelivery(id, { dispatchedAt: new Date('2026-11-15T23:30:00Z') }));
    expect((await ask('olle', '/deliveries?to=2026-11-15')).body.items).toEqual([]);
    expect((await ask('olle', '/deliveries?to=2026-11-16')).body.items).toHaveLength(1);
  });

  test('an order with hidden amounts has none, and neither has a company that hides prices', async () => {
    await order({ hidesPrices: true });
    await order({ owner: of(ida) });
    const totals = async () => (await ask('admin', '/orders')).body.items.map(({ totalPrice }) => totalPrice);
    expect(await totals()).toEqual([1000, null]);
    expect((await ask('admin', '/summary')).body).toMatchObject({
      count: 2,
      currencies: [{ currency: 'SEK', count: 1, totalPrice: 1000, vat: 200 }],
    });
    await shop.db.insertInto('company_setting').values({ company_id: bygg, key: 'HidePrice', value: 'true' }).execute();
    await tellCompanyChanged(shop);
    expect(await totals()).toEqual([null, null]);
    expect((await ask('admin', '/summary')).body).toMatchObject({ count: 2, currencies: [] });
  });

  test('an invalid cursor is refused', async () => {
    expect((await ask('olle', '/orders?after=x')).status).toBe(422);
    expect((await ask('olle', '/deliveries?after=5.100001')).status).toBe(422);
    expect((await ask('olle', '/orders?from=0000-01-01')).status).toBe(422);
  });
});

describe('search', () => {
  const metadata = (OrderNumber: string, OrderLabel: string | null = null) => ({
    ...anOrder().order.metadata,
    OrderNumber,
    OrderLabel,
  });
  let first: { id: string; orderNo: string };
  let second: { id: string; orderNo: string };

  beforeEach(async () => {
    first = await order({ metadata: metadata('PO-17', 'Site 50%') });
    second = await order({
      metadata: metadata('PO-18'),
      status: 300,
      buyer: { ...anOrder().order.buyer, firstName: 'Åke', email: 'ake@bygg.example' },
      createdAt: new Date('2026-11-17T22:59:59Z'),
    });
    await order({ owner: of(ida, plat), metadata: metadata('PO-17') });
    await insertDelivery(shop.db, aDelivery(first.id, { dispatchNumber: 'D-100' }));
  });

  test.each([
    ['Id', () => `Id=${first.id}`],
    ['BuyerEmail', () => 'BuyerEmail=EVA@home.example'],
    ['OrderNo', () => `OrderNo=${first.orderNo}`],
    ['OrderNumber', () => 'OrderNumber=PO-17'],
    ['Status', () => 'Status=100'],
    ['DispatchNumber', () => 'DispatchNumber=D-100'],
    ['Date', () => 'Date=2026-11-16'],
    ['a period', () => 'from=2026-11-16&to=2026-11-16'],
    ['a part of a number', () => 'search=po-17'],
    ['the shop’s number', () => `search=${first.orderNo}`],
    ['a label with a sign of the search', () => `search=${encodeURIComponent('50%')}`],
    ['a name', () => 'search=eva%20li'],
    ['a dispatch number', () => 'search=D-100'],
  ])('H03 the search by %s finds one order, in the list and among full orders', async (field, query) => {
    expect(await numbers('admin', `/orders?${query()}`)).toEqual([first.orderNo]);
    expect((await ask('admin', `/summary?${query()}`)).body).toMatchObject({ count: 1 });
    const answer = await app.request(`/api/order/orders/filter?${query()}`, {
      headers: await app.bearer(people.admin),
    });
    const isOfBoth = /^[A-Z]/.test(field);
    expect(numbersOf((await answer.json()) as Answer)).toEqual(
      isOfBoth ? [first.orderNo] : [second.orderNo, first.orderNo],
    );
  });

  test('H03 an unknown text finds nothing, and pattern characters are literal', async () => {
    for (const query of [
      `Id=${noSuchOrder}`,
      'OrderNo=1e5',
      'OrderNo=999999999999999999',
      'Status=800',
      'DispatchNumber=D-10',
      'Date=2026-11-18',
      'from=2026-11-18',
      'to=2026-11-15',
      'search=%25%25',
      'search=D-10',
    ])
      expect(await numbers('admin', `/orders?${query}`)).toEqual([]);
  });

  test('H03 an empty field is refused and not read as zero', async () => {
    await order({ status: 0 });
    for (const call of [`${path}/orders`, `${path}/summary`, '/api/order/orders/filter'])
      for (const query of ['Status=', 'Status=%20', 'Status=1e2', 'Status=-1', 'OrderNo=', 'Date='])
        expect([
          call,
          query,
          (await app.request(`${call}?${query}`, { headers: await app.bearer(people.admin) })).status,
        ]).toEqual([call, query, 422]);
    expect(await numbers('admin', '/orders?Status=0')).toHaveLength(1);
  });

  test('H04 newest first, or oldest first', async () => {
    expect(await numbers('admin')).toEqual([second.orderNo, first.orderNo]);
    expect(await numbers('admin', '/orders?order=asc')).toEqual([first.orderNo, second.orderNo]);
    const { next } = (await ask('admin', '/orders?order=asc&pageSize=1')).body;
    expect(await numbers('admin', `/orders?order=asc&pageSize=1&after=${next}`)).toEqual([second.orderNo]);
  });
});

test('H07 the summary equals the counts and sums of the orders', async () => {
  const { priced } = anOrder().order;
  const inEuro = {
    ...priced,
    currency: 'EUR' as const,
    totals: { ...priced.totals, payable: money(1230, 'EUR'), tax: money(230, 'EUR') },
  };
  for (let at = 0; at < 7; at += 1)
    await order({
      status: at % 3 === 0 ? 300 : 100,
      rows: [anOrderRow({ quantity: at + 1 })],
      ...(at > 4 && { priced: inEuro }),
    });
  await order({ owner: of(ida, plat) });
  for (const [who, query] of [
    ['admin', ''],
    ['admin', 'Status=300'],
    ['ida', ''],
    ['stranger', ''],
  ] as const) {
    const { items } = (await ask(who, `/orders?${query}`)).body;
    const sumOf = (currency: string, field: string) =>
      items.filter((item) => item.currency === currency).reduce((sum, item) => sum + Number(item[field]), 0);
    const countOf = (field: string, value: unknown) => items.filter((item) => item[field] === value).length;
    const currencies = [...new Set(items.map(({ currency }) => String(currency)))].sort();
    const statuses = [...new Set(items.map(({ status }) => Number(status)))].sort((a, b) => a - b);
    expect((await ask(who, `/summary?${query}`)).body).toEqual({
      count: items.length,
      statuses: statuses.map((status) => ({ status, count: countOf('status', status) })),
      currencies: currencies.map((currency) => ({
        currency,
        count: countOf('currency', currency),
        totalPrice: sumOf(currency, 'totalPrice'),
        vat: sumOf(currency, 'vat'),
      })),
    });
  }
});

describe('deliveries and invoices', () => {
  const statusOf = (id: string, status: 500 | 600 | 700) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute();

  test('H08 deliveries have a dispatch number and the delivery label of their code', async () => {
    const { id, orderNo } = await order();
    await insertDelivery(shop.db, aDelivery(id, { dispatchNumber: 'D-1', trackingNumber: 'T1' }));
    const later = new Date('2026-11-18T08:00:00Z');
    await insertDelivery(shop.db, aDelivery(id, { dispatchNumber: 'D-2', dispatchedAt: later, arrivedAt: later }));
    const theirs = await order({ owner: of(ida, plat) });
    await insertDelivery(shop.db, aDelivery(theirs.id, { dispatchNumber: 'D-3' }));
    const said = { 500: 'part-delivered', 600: 'delivered', 700: 'invoiced' } as const;
    const code = { 500: 40, 600: 50, 700: 60 } as const;
    for (const status of [500, 600, 700] as const) {
      await statusOf(id, status);
      const { items } = (await ask('admin', '/deliveries')).body;
      const label = { orderNo, deliveryLabel: said[status], deliveryCode: code[status], pieces: 1 };
      expect(items).toMatchObject([
        { ...label, dispatchNumber: 'D-2', arrived: later.toISOString() },
        { ...label, dispatchNumber: 'D-1', arrived: null, trackingNumber: 'T1' },
      ]);
    }
    expect((await ask('ida', '/deliveries')).body.items).toEqual([]);
    for (const query of ['search=T1', 'to=2026-11-17', 'search=t1&from=2026-11-17'])
      expect(
        (await ask('olle', `/deliveries?${query}`)).body.items.map(({ dispatchNumber }) => dispatchNumber),
      ).toEqual(query.includes('t1') ? [] : ['D-1']);
    const { body: one } = await ask('olle', '/deliveries?pageSize=1');
    const { body: two } = await ask('olle', `/deliveries?pageSize=1&after=${one.next}`);
    expect(two.items).toMatchObject([{ dispatchNumber: 'D-1' }]);
    expect((await ask('olle', `/deliveries?pageSize=1&before=${two.previous}`)).body.items).toEqual(one.items);
  });

  test('H05 invoices are those of the company; another company’s are not found', async () => {
    const { id, orderNo } = await order();
    const theirs = await order({ owner: of(ida, plat) });
    const own = { companyId: bygg, customerId: olle };
    shop.clock.moveBy(new Date('2026-11-20T08:00:00Z').getTime() - shop.clock.now().getTime());
    await insertInvoice(shop.db, anInvoice(id, { ...own, number: '1', issuedOn: '2026-10-01', dueOn: '2026-11-19' }));
    await insertInvoice(shop.db, anInvoice(id, { ...own, number: '2', dueOn: '2026-11-20' }));
    await insertInvoice(shop.db, anInvoice(id, { ...own, number: '3', paidAt: new Date('2026-11-19') }));
    await insertInvoice(shop.db, anInvoice(id, { ...own, number: '4', kind: 'credit', payable: money(-5000, 'SEK') }));
    const isCredited = { ...own, number: '6', issuedOn: '2026-10-02', dueOn: '2026-11-01' };
    await insertInvoice(shop.db, anInvoice(id, { ...isCredited, credited: money(-100_000, 'SEK') }));
    await insertInvoice(shop.db, anInvoice(theirs.id, { companyId: plat, customerId: ida, number: '5' }));
    const statesOf = ({ items }: Answer) => Object.fromEntries(items.map(({ number, state }) => [number, state]));
    const all = { 1: 'overdue', 2: 'open', 3: 'paid', 4: 'credit', 6: 'credited' };
    const { body } = await ask('admin', '/invoices');
    expect(statesOf(body)).toEqual(all);
    expect(body.items.at(-1)).toMatchObject({
      number: '1',
      orderNo,
      totalPrice: 1000,
      vat: 200,
      leftToPay: 1000,
      due: '2026-11-19',
    });
    expect(body.items.find(({ number }) => number === '6')).toMatchObject({ totalPrice: 1000, leftToPay: 0 });
    expect(statesOf((await ask('olle', '/invoices')).body)).toEqual(all);
    expect(statesOf((await ask('admin', '/invoices?State=overdue')).body)).toEqual({ 1: 'overdue' });
    for (const state of Object.values(all))
      expect(Object.values(statesOf((await ask('admin', `/invoices?State=${state}`)).body))).toEqual([state]);
    expect(statesOf((await ask('admin', '/invoices?to=2026-10-01')).body)).toEqual({ 1: 'overdue' });
    expect(statesOf((await ask('admin', '/invoices?search=4')).body)).toEqual({ 4: 'credit' });
    expect(statesOf((await ask('stranger', '/invoices')).body)).toEqual({ 5: 'open' });
    for (const who of ['ida', 'eva'] as const) expect((await ask(who, '/invoices')).body.items).toEqual([]);
    await shop.db.insertInto('company_setting').values({ company_id: bygg, key: 'HidePrice', value: 'true' }).execute();
    await tellCompanyChanged(shop);
    for (const line of (await ask('admin', '/invoices')).body.items)
      expect(line).toMatchObject({ totalPrice: null, vat: null, currency: null });
    const { body: first } = await ask('admin', '/invoices?pageSize=2');
    const { body: second } = await ask('admin', `/invoices?pageSize=2&after=${first.next}`);
    expect(Object.keys({ ...statesOf(first), ...statesOf(second) })).toHaveLength(4);
    expect((await ask('admin', `/invoices?pageSize=2&after=${second.next}`)).body.next).toBeNull();
  });
});

describe('visibility', () => {
  const set = async (who: keyof typeof people, id: string, isVisible: boolean) =>
    (await app.json(`${path}/orders/${id}/visibility`, 'PUT', { isVisible }, await app.bearer(people[who]))).status;

  test('H09 administrators hide an order from the plain users of the company and always see it', async () => {
    const { id, orderNo } = await order();
    for (const who of ['admin', 'administrator', 'staff'] as const) {
      expect(await set(who, id, false)).toBe(200);
      expect(await numbers('olle')).toEqual([]);
      expect((await ask('olle', `/orders/${id}/visibility`)).status).toBe(404);
      expect((await ask(who, `/orders/${id}/visibility`)).body).toEqual({ orderId: id, isVisible: false });
      expect((await ask(who, '/orders')).body.items).toMatchObject([{ orderNo, isVisible: false }]);
      expect(await set(who, id, true)).toBe(200);
      expect(await numbers('olle')).toEqual([orderNo]);
    }
  });

  test('H09 plain users and consumers may not; another company’s order and a guest’s are not found', async () => {
    const { id } = await order();
    const guests = await order({ owner: { kind: 'public' } });
    expect(await set('olle', id, false)).toBe(403);
    expect(await set('eva', id, false)).toBe(403);
    expect(await set('stranger', id, false)).toBe(404);
    expect(await set('staff', guests.id, false)).toBe(404);
    expect(await set('staff', noSuchOrder, false)).toBe(404);
    expect((await ask('stranger', `/orders/${id}/visibility`)).status).toBe(404);
    expect(await numbers('olle')).toHaveLength(1);
  });

  test('staff without a task for it see nothing of a company; read-only staff see it and cannot hide orders', async () => {
    const { id } = await order();
    const staffWith = (...tasks: StaffTask[]) => app.bearer({ ...people.staff, customer_id: eva, tasks });
    const changeWith = async (...tasks: StaffTask[]) =>
      (await app.json(`${path}/orders/${id}/visibility`, 'PUT', { isVisible: false }, await staffWith(...tasks)))
        .status;
    const seenWith = async (...tasks: StaffTask[]) => {
      const answer = await app.request(`${path}/orders`, { headers: await staffWith(...tasks) });
      return ((await answer.json()) as Answer).items.length;
    };
    expect(await seenWith()).toBe(0);
    expect(await seenWith('content', 'settings', 'catalogue', 'campaigns')).toBe(0);
    expect(await seenWith('read-only')).toBe(1);
    expect(await seenWith('finance')).toBe(1);
    expect(await changeWith()).toBe(403);
    expect(await changeWith('read-only', 'finance', 'customers')).toBe(403);
    expect(await changeWith('orders')).toBe(200);
  });

  test('hiding an order is recorded with the person and the company', async () => {
    const { id } = await order();
    await set('admin', id, false);
    await set('admin', id, false);
    const answer = await app.request('/api/audit', { headers: await app.bearer() });
    expect(((await answer.json()) as Answer).items).toEqual([
      expect.objectContaining({
        action: 'order.visibility-changed',
        subject: { kind: 'order', id },
        before: { isVisible: true },
        after: { isVisible: false },
      }),
    ]);
  });

  test('H09 an admin of a team hides only orders of the team', async () => {
    for (const [key, value] of [
      ['UseCompanyTeam', 'true'],
      ['ApproverMode', 'AttestantPerUser'],
    ] as const)
      await shop.db.insertInto('company_setting').values({ company_id: bygg, key, value }).execute();
    await tellCompanyChanged(shop);
    const { id } = await order();
    expect(await set('admin', id, false)).toBe(404);
    expect(await numbers('admin')).toEqual([]);
    expect((await ask('admin', '/summary')).body).toMatchObject({ count: 0 });
    expect(await set('administrator', id, false)).toBe(200);
  });

  test('H09 a punch-out session hides none, independent of its account’s role', async () => {
    const session = 'punched-out';
    const { id } = await order({ owner: { ...of(ida), punchOutSession: session } as OrderOwner });
    const claims = { ...people.admin, sid: session, punch_out_type: 'Oci' } as Partial<Claims>;
    const body = { isVisible: false };
    const answer = await app.json(`${path}/orders/${id}/visibility`, 'PUT', body, await app.bearer(claims));
    expect(answer.status).toBe(403);
    expect((await ask('administrator', `/orders/${id}/visibility`)).body).toMatchObject({ isVisible: true });
  });

  test('H14 an order that the retailer maintains cannot be hidden', async () => {
    const { id } = await order();
    await shop.db
      .insertInto('company_setting')
      .values({ company_id: bygg, key: 'AllOrdersIsMaintainedByRetailer', value: 'true' })
      .execute();
    await shop.db.updateTable('company').set({ parent_id: bygg }).where('id', '=', plat).execute();
    await tellCompanyChanged(shop);
    const headers = await app.bearer(people.admin);
    const answer = await app.json(`${path}/orders/${id}/visibility`, 'PUT', { isVisible: false }, headers);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'orders-maintained' }]);
    expect(await numbers('olle')).toHaveLength(1);
    expect(await set('admin', noSuchOrder, false)).toBe(404);
  });
});

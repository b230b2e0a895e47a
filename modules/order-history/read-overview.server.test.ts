import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { insertInvoice } from '#modules/invoice/invoice-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import type { OrderWay } from '#modules/order/order-state.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aDelivery, anInvoice } from '#tests/build/history.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readOverview } from './read-overview.server.ts';

let shop: TestShop;
let bygg: number;
let olle: number;
let ida: number;
const now = new Date('2026-11-20T09:00:00Z');

beforeEach(async () => {
  shop = await openTestShop();
  const company = await aCompany('Bygg').save(shop.db);
  bygg = company.id;
  olle = (await aPerson('olle@bygg.example').at(company).save(shop.db)).id;
  ida = (await aPerson('ida@bygg.example').at(company).save(shop.db)).id;
});

async function order(customerId: number, facts: Parameters<typeof anOrder>[0] = {}) {
  const owner = { kind: 'company', companyId: bygg, customerId, punchOutSession: undefined } as const;
  const at = facts.createdAt ?? new Date('2026-11-16T08:00:00Z');
  const sent = { paymentState: 'Default', paymentMethodId: 169, status: 100, placedAt: at } as const;
  const made = anOrder({ ...sent, owner, ...facts });
  await insertOrder(shop.db, made);
  return made.order.id;
}

const claimsOf = (customer_id: number, storm_role: Claims['storm_role'], company_id = bygg) =>
  someClaims({ customer_id, storm_role, company_id });

async function look(claims: Claims | undefined, reach: OrderReach, db = shop.db) {
  const read = await readOverview({ ...shop, db }, aVisit({ claims, now }), { reach });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

test('open orders, deliveries, due invoices and spending, of the person or of the company', async () => {
  const own = await order(olle);
  const others = await order(ida, { createdAt: new Date('2026-01-05T08:00:00Z'), status: 700 });
  await shop.db.updateTable('orders').set({ way: 'delivered' }).where('id', '=', others).execute();
  await order(ida, { createdAt: new Date('2025-11-30T08:00:00Z') });
  await insertDelivery(shop.db, aDelivery(own, { expectedOn: '2026-11-21' }));
  await insertInvoice(shop.db, anInvoice(others, { companyId: bygg, customerId: ida, dueOn: '2026-11-19' }));
  const mine = await look(claimsOf(olle, roles.user), 'own');
  expect(mine.openOrders).toMatchObject({ total: 1, first: [{ id: own }] });
  expect(mine.deliveries).toMatchObject([{ expectedOn: '2026-11-21', order: { id: own } }]);
  expect(mine.invoices.total).toBe(0);
  expect(mine.spending).toMatchObject([{ orders: 1, total: { amount: 100_000, currency: 'SEK' } }]);
  const all = await look(claimsOf(ida, roles.customerAdmin), 'all');
  expect(all.openOrders.total).toBe(2);
  expect(all.invoices).toMatchObject({ total: 1, overdue: 1, first: [{ number: '1', isOverdue: true }] });
  const [series] = all.spending ?? [];
  expect(series?.months).toHaveLength(12);
  expect(series?.months[0]?.month).toBe('2025-12');
  expect([series?.months[1], series?.months[11]].map((month) => month?.amount.amount)).toEqual([100_000, 100_000]);
});

test('open orders wait for approval, or for the rest of their parcels', async () => {
  const set = async (way: OrderWay | null, facts: Parameters<typeof anOrder>[0] = {}) => {
    const id = await order(olle, facts);
    await shop.db.updateTable('orders').set({ way }).where('id', '=', id).execute();
    return id;
  };
  const open = [
    await set(null, { kind: 'approval', status: 0, placedAt: undefined }),
    await set('under-way', { status: 700 }),
    await set('part-sent', { status: 500 }),
  ];
  await set('delivered', { status: 600 });
  await set('refused', { status: 100 });
  const { openOrders } = await look(claimsOf(olle, roles.user), 'own');
  expect(openOrders.total).toBe(3);
  expect(new Map(openOrders.first.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [open[0], 'approval'],
      [open[1], 'under-way'],
      [open[2], 'part-sent'],
    ]),
  );
});

test('months are in the market’s time zone, and refused orders do not count', async () => {
  await order(olle, { createdAt: new Date('2026-10-31T23:30:00Z') });
  const refused = await order(olle);
  await shop.db.updateTable('orders').set({ way: 'refused' }).where('id', '=', refused).execute();
  const [series] = (await look(claimsOf(olle, roles.user), 'own')).spending ?? [];
  expect(series?.months.slice(-2).map(({ amount }) => amount.amount)).toEqual([0, 100_000]);
});

test('the rest of a partly credited invoice is due, and a fully credited one is not', async () => {
  const id = await order(olle, { status: 700 });
  const own = { companyId: bygg, customerId: olle, dueOn: '2026-11-19' };
  const credited = (amount: number) => ({ credited: money(amount, 'SEK') });
  await insertInvoice(shop.db, anInvoice(id, { ...own, ...credited(-40_000), number: '1' }));
  await insertInvoice(shop.db, anInvoice(id, { ...own, ...credited(-100_000), number: '2' }));
  const { invoices } = await look(claimsOf(olle, roles.user), 'own');
  expect(invoices).toMatchObject({ total: 1, overdue: 1, first: [{ number: '1', left: { amount: 60_000 } }] });
});

test('another company, and a visitor who is not signed in, see nothing of it', async () => {
  await order(olle);
  const plat = await aCompany('Plåt').save(shop.db);
  const stranger = await look(claimsOf(ida, roles.administrator, plat.id), 'all');
  expect(stranger).toMatchObject({ openOrders: { total: 0 }, spending: [], invoices: { total: 0 } });
  expect(await readOverview(shop, aVisit({ now }), { reach: 'all' })).toMatchObject({ ok: false });
});

test('a plain user who requests the orders of the company gets their own; hidden orders are not counted', async () => {
  const id = await order(olle);
  await order(ida);
  await shop.db.updateTable('orders').set({ is_hidden: true }).where('id', '=', id).execute();
  expect((await look(claimsOf(olle, roles.user), 'all')).openOrders.total).toBe(0);
  expect((await look(claimsOf(olle, roles.customerAdmin), 'all')).openOrders.total).toBe(2);
});

test('a company that hides prices gets no prices', async () => {
  const id = await order(olle);
  await insertInvoice(shop.db, anInvoice(id, { companyId: bygg, customerId: olle }));
  await shop.db.insertInto('company_setting').values({ company_id: bygg, key: 'HidePrice', value: 'true' }).execute();
  await tellCompanyChanged(shop);
  const seen = await look(claimsOf(olle, roles.customerAdmin), 'all');
  expect(seen.spending).toBeUndefined();
  expect(seen.limits).toEqual({ personal: undefined, credit: undefined });
  expect(seen.openOrders.first[0]?.payable).toBeUndefined();
  expect(seen.invoices.first[0]).toMatchObject({ left: undefined });
});

test('five statements, for any number of orders', async () => {
  for (let at = 0; at < 6; at += 1) await order(olle);
  const claims = claimsOf(ida, roles.administrator);
  await look(claims, 'all');
  const counted = countStatements(shop.db);
  await look(claims, 'all', counted.db);
  expect(counted.count()).toBe(5);
});

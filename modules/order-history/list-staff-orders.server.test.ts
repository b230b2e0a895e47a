import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type PartAsked, parsePlace } from '#core/key-page.ts';
import { roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { moveOrder, readStaffOrder } from '#modules/fulfilment/staff-orders.server.ts';
import { markets } from '#modules/market/markets.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { rowsWithNames } from '#tests/build/order-with-names.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { listStaffOrders, readWaiting } from './list-staff-orders.server.ts';
import type { ShownOrders } from './shown-orders.ts';

let shop: TestShop;
const staff = aVisit({ claims: someClaims() });
const part = { limit: 25, isDescending: true };

beforeEach(async () => {
  shop = await openTestShop();
});

test('a refused order is not new work', async () => {
  const { id } = await anOpenOrder(shop);
  await anOpenOrder(shop);
  await moveOrder(shop, staff, { orderId: id, move: 'deny-rest', messageId: 'm1' });
  const listed = await listStaffOrders(shop, staff, { search: '', shown: 'all', part });
  expect(listed.ok && listed.value.items.map(({ state }) => state)).toEqual(['received', 'refused']);
  expect(await readStaffOrder(shop, staff, { orderId: id })).toMatchObject({ value: { state: 'refused' } });
});

test('an order is found by each of its numbers and by its buyer', async () => {
  const first = await anOpenOrder(shop);
  const second = await anOpenOrder(shop);
  await anOpenOrder(shop, { status: 0, placedAt: undefined });
  await moveOrder(shop, staff, { orderId: first.id, move: 'deliver-rest', messageId: 'm1' });
  await moveOrder(shop, staff, { orderId: first.id, move: 'invoice', messageId: 'm2' });
  const find = async (search: string) => {
    const listed = await listStaffOrders(shop, staff, { search, shown: 'all', part });
    return listed.ok ? listed.value.items.map(({ orderNo }) => orderNo) : [];
  };
  expect(await find('')).toEqual([second.orderNo, first.orderNo]);
  expect(await find(` ${first.orderNo} `)).toEqual([first.orderNo]);
  expect(await find(`${first.orderNo}-1`)).toEqual([first.orderNo]);
  expect(await find('SE100001')).toEqual([first.orderNo]);
  expect(await find('EVA@home.example')).toHaveLength(2);
  expect(await find('99999999999999999999')).toEqual([]);
});

test('an order that waits for approval is listed with its state and can be opened, but staff cannot move it', async () => {
  const waiting = await anOpenOrder(shop, { kind: 'approval', status: 0, placedAt: undefined });
  const placed = await anOpenOrder(shop);
  await anOpenOrder(shop, { status: 0, placedAt: undefined });
  const listed = await list('all');
  expect(listed.items.map(({ orderNo, state }) => [orderNo, state])).toEqual([
    [placed.orderNo, 'received'],
    [waiting.orderNo, 'approval'],
  ]);
  expect((await list('all', { state: 'approval' })).numbers).toEqual([waiting.orderNo]);
  expect((await list('todo')).numbers).toEqual([placed.orderNo]);
  expect(await readWaiting(shop, staff, { most: 9 })).toMatchObject({ value: { orders: 1 } });
  const { id: orderId } = waiting;
  expect(await readStaffOrder(shop, staff, { orderId })).toMatchObject({ value: { state: 'approval', moves: [] } });
  expect(await moveOrder(shop, staff, { orderId, move: 'accept', messageId: 'm1' })).toMatchObject({
    value: { isNew: false },
  });
  await shop.db.updateTable('orders').set({ given_up_at: shop.clock.now() }).where('id', '=', orderId).execute();
  expect((await list('all')).numbers).toEqual([placed.orderNo]);
  expect(await readStaffOrder(shop, staff, { orderId })).toMatchObject({ refusal: { code: 'order-not-found' } });
});

type StaffOrderQuery = Partial<Parameters<typeof listStaffOrders>[2]>;

async function list(shown: ShownOrders, asked: StaffOrderQuery = {}, visit = staff) {
  const listed = await listStaffOrders(shop, visit, { search: '', shown, part, ...asked });
  if (!listed.ok) throw new Error(listed.refusal.code);
  return { ...listed.value, numbers: listed.value.items.map(({ orderNo }) => orderNo) };
}

test.each(['created', 'buyer'] as const)(
  'by %s the list can be paged in both directions without missing or repeating an order, also among equal values',
  async (sort) => {
    const made: string[] = [];
    for (let at = 0; at < 7; at += 1) made.unshift((await anOpenOrder(shop)).orderNo);
    const kind = sort === 'created' ? 'time' : 'text';
    const placed = (text: string | undefined) => parsePlace(text, kind, 'number');
    const at = (asked: Partial<PartAsked>) => list('all', { sort, part: { limit: 3, isDescending: true, ...asked } });
    const first = await at({});
    expect([first.numbers, first.previous]).toEqual([made.slice(0, 3), undefined]);
    const second = await at({ after: placed(first.next) });
    expect(second.numbers).toEqual(made.slice(3, 6));
    const third = await at({ after: placed(second.next) });
    expect([third.numbers, third.next]).toEqual([made.slice(6), undefined]);
    expect((await at({ before: placed(third.previous) })).numbers).toEqual(made.slice(3, 6));
    expect((await at({ isDescending: false })).numbers).toEqual(made.toReversed().slice(0, 3));
  },
);

test('the list is filtered by company, person, market, state and days in the market’s time zone', async () => {
  const { id: companyId } = await aCompany('Älvkulla Bygg').save(shop.db);
  // Half past midnight in Stockholm, still the day before in London.
  const late = new Date('2026-11-10T23:30:00Z');
  const { id: customerId } = await aPerson('eva@home.example').save(shop.db);
  const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
  const mine = await anOpenOrder(shop, { owner, createdAt: late });
  const other = await anOpenOrder(shop, { marketId: 2 });
  const numbers = async (asked: StaffOrderQuery, visit = staff) => (await list('all', asked, visit)).numbers;
  expect(await numbers({ company: 'kulla' })).toEqual([mine.orderNo]);
  expect(await numbers({ company: String(companyId) })).toEqual([mine.orderNo]);
  expect(await numbers({ company: '100%' })).toEqual([]);
  expect((await list('all', { company: 'kulla' })).items[0]?.company).toBe('Älvkulla Bygg');
  expect(await numbers({ marketId: 2 })).toEqual([other.orderNo]);
  expect(await numbers({ person: 'eva@' })).toHaveLength(2);
  expect(await numbers({ person: 'nobody' })).toEqual([]);
  await moveOrder(shop, staff, { orderId: mine.id, move: 'accept', messageId: 'm1' });
  expect(await numbers({ state: 'confirmed' })).toEqual([mine.orderNo]);
  const day = '2026-11-11';
  expect(await numbers({ from: day, to: day })).toEqual([mine.orderNo]);
  expect(await numbers({ from: day, to: day }, aVisit({ market: markets.uk, claims: someClaims() }))).toEqual([]);
});

test('to do are orders with pieces to send, not those that were sent, are refused or wait for approval', async () => {
  const [open, sent, refused] = [await anOpenOrder(shop), await anOpenOrder(shop), await anOpenOrder(shop)];
  await anOpenOrder(shop, { status: 0 });
  await moveOrder(shop, staff, { orderId: sent.id, move: 'deliver-rest', messageId: 'm1' });
  await moveOrder(shop, staff, { orderId: refused.id, move: 'deny-rest', messageId: 'm2' });
  expect((await list('todo')).numbers).toEqual([open.orderNo]);
});

test('an order whose buyer wrote the last message is marked, found and counted until staff answer', async () => {
  const [asked, answered] = [await anOpenOrder(shop), await anOpenOrder(shop)];
  await anOpenOrder(shop);
  const write = (orderId: string, isFromStaff: boolean, minute: number) =>
    shop.db
      .insertInto('order_message')
      .values({
        id: randomUUID(),
        order_id: orderId,
        from_staff: isFromStaff,
        written_by: null,
        body: 'x',
        written_at: new Date(Date.UTC(2026, 10, 16, 8, minute)),
      })
      .execute();
  await write(asked.id, true, 1);
  await write(asked.id, false, 2);
  await write(answered.id, false, 1);
  await write(answered.id, true, 2);
  expect((await list('messages')).numbers).toEqual([asked.orderNo]);
  expect((await list('all')).items.map(({ isUnanswered }) => isUnanswered)).toEqual([false, false, true]);
  expect(await readWaiting(shop, staff, { most: 100 })).toEqual({
    ok: true,
    value: { messages: 1, returns: 0, orders: 3, held: 0 },
  });
});

test('only internal staff see the list', async () => {
  const visit = aVisit({ claims: someClaims({ storm_role: roles.administrator, company_id: 1 }) });
  const refused = { refusal: { code: 'not-allowed' } };
  expect(await listStaffOrders(shop, visit, { search: '', shown: 'all', part })).toMatchObject(refused);
  expect(await readWaiting(shop, visit, { most: 100 })).toMatchObject(refused);
});

test('an order whose garments are all denied needs no work, and texts on denied garments delay nothing', async () => {
  const { id: orderId, orderNo } = await anOpenOrder(shop, { rows: rowsWithNames(1) });
  const half = await anOpenOrder(shop, { rows: rowsWithNames(2) });
  const rows = [orderId, half.id].map((id) => ({ order_id: id, row_number: 150, state: 'waiting' as const }));
  await shop.db.insertInto('held_service').values(rows).execute();
  expect((await list('todo')).numbers).toEqual([half.orderNo, orderNo]);
  expect((await list('held')).numbers).toEqual([half.orderNo, orderNo]);
  for (const id of [orderId, half.id]) {
    const report = { kind: 'denial' as const, rows: [{ rowNumber: 100, quantity: 1 }] };
    expect(await applyReport(shop, { orderId: id, source: 'erp', messageId: id, report })).toMatchObject({ ok: true });
  }
  expect((await list('todo')).numbers).toEqual([half.orderNo]);
  expect((await list('held')).numbers).toEqual([half.orderNo]);
  expect(await readWaiting(shop, staff, { most: 9 })).toMatchObject({ value: { orders: 1, held: 1 } });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods } from '#tests/build/goods.ts';
import { amounts, rowsWithNames } from '#tests/build/order-with-names.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import type { Report } from '../fulfilment/reports/report.ts';
import { findReturn, insertReturn } from '../fulfilment/return-store.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { decideReturn } from './decide-return.server.ts';
import { readStaffReturn } from './list-staff-returns.server.ts';

let shop: TestShop;
const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;
const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
const { jacket, name, freight } = amounts;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
});

const ordered = async (jackets: number, facts: Parameters<typeof anOpenOrder>[1] = card) =>
  (await anOpenOrder(shop, { rows: rowsWithNames(jackets), ...facts })).id;

const rowsOf = (jackets: number, names: number) =>
  [
    { rowNumber: 100, quantity: jackets },
    { rowNumber: 150, quantity: names },
  ].filter(({ quantity }) => quantity > 0);

async function tell(orderId: string, report: Report) {
  const told = { orderId, source: 'erp', messageId: randomUUID(), report } as const;
  expect(await applyReport(shop, told)).toMatchObject({ ok: true });
}

const deny = (orderId: string, jackets: number, names = 0) =>
  tell(orderId, { kind: 'denial', rows: rowsOf(jackets, names) });

const send = (orderId: string, jackets: number, names: number) =>
  tell(orderId, {
    kind: 'delivery',
    dispatchNumber: 'D-1',
    carrier: 'X',
    dispatchedAt: shop.clock.now(),
    rows: rowsOf(jackets, names),
  });

async function takeBack(orderId: string, jackets: number) {
  const id = randomUUID();
  const rows = [{ rowNumber: 100, quantity: jackets, reason: 'faulty' as const }];
  await insertReturn(shop.db, { id, orderId, rows, comment: '', askedAt: shop.clock.now(), askedBy: undefined });
  shop.clock.moveBy(1000);
  const decided = await decideReturn(shop, staff, { returnId: id, state: 'accepted', answer: '' });
  expect(decided).toMatchObject({ ok: true });
  return id;
}

async function refunds() {
  const events = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .orderBy('id')
    .execute();
  return events.map(({ payload }) => (payload as { amount: number }).amount);
}

const credits = async (orderId: string) =>
  (await findInvoices(shop.db, [orderId]))
    .filter(({ kind }) => kind === 'credit')
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .map(({ payable }) => payable.amount);

const statusOf = async (orderId: string) =>
  await shop.db.selectFrom('orders').select(['status', 'way']).where('id', '=', orderId).executeTakeFirstOrThrow();

test('denied jackets are refunded with their names, and the last returned jacket with its name and the freight', async () => {
  const id = await ordered(3);
  await send(id, 1, 1);
  await deny(id, 2);
  expect(await refunds()).toEqual([2 * (jacket + name)]);
  expect(await statusOf(id)).toMatchObject({ status: 600, way: 'under-way' });
  const last = await takeBack(id, 1);
  expect(await refunds()).toEqual([2 * (jacket + name), jacket + name + freight]);
  expect((await findReturn(shop.db, last))?.givenBack).toMatchObject({
    goodsNet: { amount: 0.8 * (jacket + name) },
    freightNet: { amount: 0.8 * freight },
    paid: { amount: jacket + name + freight },
  });
});

test('a single denied jacket refunds its name and the freight; denying the name afterwards refunds nothing more', async () => {
  const id = await ordered(1);
  await deny(id, 1);
  expect(await refunds()).toEqual([jacket + name + freight]);
  expect(await statusOf(id)).toMatchObject({ way: 'refused' });
  await deny(id, 0, 1);
  expect(await refunds()).toEqual([jacket + name + freight]);
});

test('denying only names keeps the jackets; the jacket of a denied name refunds no second name', async () => {
  const id = await ordered(2);
  await deny(id, 0, 1);
  expect(await refunds()).toEqual([name]);
  await deny(id, 1);
  expect(await refunds()).toEqual([name, jacket]);
});

test('billed jackets are credited with their names, the freight with the last jacket', async () => {
  const id = await ordered(3, {});
  await tell(id, { kind: 'invoice', rows: rowsOf(3, 3) });
  await deny(id, 2);
  expect(await credits(id)).toEqual([-2 * (jacket + name)]);
  await send(id, 1, 1);
  await takeBack(id, 1);
  expect(await credits(id)).toEqual([-2 * (jacket + name), -(jacket + name + freight)]);
  const papers = await findInvoices(shop.db, [id]);
  expect(papers.reduce((sum, { payable }) => sum + payable.amount, 0)).toBe(0);
});

test('if one of several jackets came without its name, the first returned jacket refunds a name, the second none', async () => {
  const id = await ordered(2);
  await deny(id, 0, 1);
  await send(id, 2, 1);
  await takeBack(id, 1);
  await takeBack(id, 1);
  expect(await refunds()).toEqual([name, jacket + name, jacket + freight]);
});

/** A return that was accepted when services stayed billed after their garment came back. */
async function takenBackWithoutNames(orderId: string, jackets: number) {
  const returnId = await takeBack(orderId, jackets);
  await shop.db
    .updateTable('order_return')
    .set({ given_back: null as never })
    .where('id', '=', returnId)
    .execute();
  await sql`update invoice set data = jsonb_set(data, '{rows}', (select jsonb_agg(r) from jsonb_array_elements(data -> 'rows') r
    where (r ->> 'rowNumber')::int <> 150)) where kind = 'credit'`.execute(shop.db);
  return returnId;
}

test('a name that stayed billed when its jacket came back is credited with the next jacket, and counts there', async () => {
  const id = await ordered(3, {});
  await tell(id, { kind: 'invoice', rows: rowsOf(3, 3) });
  await send(id, 3, 3);
  const first = await takenBackWithoutNames(id, 1);
  const worthOf = async (returnId: string) => {
    const read = await readStaffReturn(shop, staff, { id: returnId });
    return read.ok ? read.value.worth.amount : undefined;
  };
  expect(await worthOf(first)).toBe(jacket);
  const second = await takeBack(id, 1);
  expect((await findReturn(shop.db, second))?.givenBack?.paid.amount).toBe(jacket + 2 * name);
  expect(await worthOf(first)).toBe(jacket);
  const [, note] = await credits(id);
  expect(note).toBe(-(jacket + 2 * name));
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { money, sum } from '#core/money.ts';
import { roles } from '#modules/auth/roles.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers } from '#tests/build/goods.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { refundOrder } from '../fulfilment/refund-order.server.ts';
import { findReturn, insertReturn } from '../fulfilment/return-store.server.ts';
import { sealOrder } from '../order/order-link.server.ts';
import type { RowPieces } from '../order/pieces.ts';
import { askReturn } from './ask-return.server.ts';
import { decideReturn } from './decide-return.server.ts';
import { listStaffReturns, readStaffReturn } from './list-staff-returns.server.ts';

let shop: TestShop;
const staff = aVisitor({ claims: someClaims({ storm_role: roles.internal }) });
const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;
const sek = (amount: number) => money(amount, 'SEK');
const all = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [...goods, { kind: 'stock', sku: largerTrousers, quantity: 2 }]);
});

async function send(orderId: string, rows: readonly RowPieces[]) {
  const parcel = { dispatchNumber: 'D-1', carrier: 'X', dispatchedAt: shop.clock.now(), rows: [...rows] };
  const report = { kind: 'delivery', ...parcel } as const;
  const applied = await applyReport(shop, { orderId, source: 'erp', messageId: `sent ${orderId}`, report });
  expect(applied).toMatchObject({ ok: true });
}

async function delivered(facts: Parameters<typeof anOpenOrder>[1] = {}) {
  const { id } = await anOpenOrder(shop, facts);
  await send(id, all);
  return id;
}

async function ask(orderId: string, rows: readonly RowPieces[], kind: 'return' | 'withdrawal' = 'return') {
  const reason = 'not-wanted' as const;
  const given = { rows: rows.map((row) => ({ ...row, reason })), comment: '', askedBy: undefined };
  return (await insertReturn(shop.db, { id: randomUUID(), orderId, kind, askedAt: shop.clock.now(), ...given })).id;
}

/** Two pieces were exchanged for a larger size, which was delivered; one of them is returned. */
async function exchangedAndBack() {
  const orderId = await delivered(card);
  const rows = [{ rowNumber: 100, quantity: 2, reason: 'too-small', exchangeSku: largerTrousers } as const];
  const way = { link: sealOrder(shop.env, orderId) };
  const asked = await askReturn(shop, aVisitor(), { way, id: randomUUID(), rows, comment: '' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  const replacementId = asked.value.replacement?.orderId ?? '';
  await send(replacementId, [{ rowNumber: 100, quantity: 2 }]);
  return { first: asked.value.id, back: await ask(replacementId, [{ rowNumber: 100, quantity: 1 }]), replacementId };
}

async function accept(returnId: string) {
  shop.clock.moveBy(1000);
  expect(await decideReturn(shop, staff, { returnId, state: 'accepted', answer: '' })).toMatchObject({ ok: true });
}

async function read(id: string) {
  const found = await readStaffReturn(shop, staff, { id });
  if (!found.ok) throw new Error(found.refusal.code);
  const { worth, awaited, payment } = found.value;
  return { worth: worth.amount, awaited, payment };
}

const worthOf = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).worth));

test('the list has the refund of each accepted return; freight is refunded with the last, and all add up to the payment', async () => {
  const orderId = await delivered(card);
  const parts = [
    await ask(orderId, [{ rowNumber: 100, quantity: 1 }]),
    await ask(orderId, [{ rowNumber: 100, quantity: 2 }]),
    await ask(orderId, [{ rowNumber: 200, quantity: 2 }]),
  ];
  for (const id of parts) await accept(id);
  const part = { limit: 10, isDescending: false, after: undefined, before: undefined };
  const listed = await listStaffReturns(shop, staff, { state: 'accepted', search: '', part });
  if (!listed.ok) throw new Error(listed.refusal.code);
  const worth = new Map(listed.value.items.map((item) => [item.asked.id, item.worth]));
  expect(parts.map((id) => worth.get(id))).toEqual([sek(4167), sek(8334), sek(9719 + 6125)]);
  expect(sum([...worth.values()], 'SEK')).toEqual(sek(openOrderPayable));
  const last = (await findReturn(shop.db, parts[2] ?? ''))?.givenBack;
  expect(last).toEqual({
    goodsNet: sek(7775),
    freightNet: sek(4900),
    taxes: [{ basisPoints: 2500, net: sek(12_675), tax: sek(3169) }],
    rounding: sek(0),
    paid: sek(15_844),
  });
});

test('returns from before refunds were stored include the freight once', async () => {
  const orderId = await delivered(card);
  const parts = [await ask(orderId, [all[0] as RowPieces]), await ask(orderId, [all[1] as RowPieces])];
  for (const id of parts) await accept(id);
  await shop.db
    .updateTable('order_return')
    .set({ given_back: null as never })
    .execute();
  expect(await worthOf(...parts)).toEqual([12_501, 9719 + 6125]);
});

test('a returned replacement counts once: with its own return if the first is already accepted', async () => {
  const { first, back } = await exchangedAndBack();
  await accept(first);
  expect(await worthOf(first, back)).toEqual([0, 4167]);
  await accept(back);
  expect(await worthOf(first, back)).toEqual([0, 4167]);
});

test('a returned replacement counts once: with the first return if that is accepted later', async () => {
  const { first, back } = await exchangedAndBack();
  await accept(back);
  expect(await read(back)).toMatchObject({ worth: 0, awaited: { amount: sek(4167) }, payment: undefined });
  await accept(first);
  expect(await read(back)).toEqual({ worth: 0, awaited: undefined, payment: undefined });
  expect(await worthOf(first)).toEqual([4167]);
});

test('pieces of a replacement that the ERP denies count with the exchange', async () => {
  const orderId = await delivered(card);
  const rows = [{ rowNumber: 100, quantity: 2, reason: 'too-small', exchangeSku: largerTrousers } as const];
  const way = { link: sealOrder(shop.env, orderId) };
  const asked = await askReturn(shop, aVisitor(), { way, id: randomUUID(), rows, comment: '' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  await accept(asked.value.id);
  const report = { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] } as const;
  const replacementId = asked.value.replacement?.orderId ?? '';
  await applyReport(shop, {
    orderId: replacementId,
    source: 'erp',
    messageId: 'denied',
    report: { ...report, rows: [...report.rows] },
  });
  expect(await worthOf(asked.value.id)).toEqual([4167]);
});

test('a withdrawal is worth the unsent and the returned pieces', async () => {
  const { id } = await anOpenOrder(shop, card);
  await send(id, [{ rowNumber: 100, quantity: 1 }]);
  const withdrawal = await ask(id, all, 'withdrawal');
  expect(await worthOf(withdrawal)).toEqual([openOrderPayable]);
  await accept(withdrawal);
  expect(await worthOf(withdrawal)).toEqual([openOrderPayable]);
});

test('a refused return has no refund and waits for none, nor does one of goods whose first return was refused', async () => {
  const { first, back } = await exchangedAndBack();
  expect(await read(back)).toMatchObject({ worth: 4167, awaited: { amount: sek(4167) } });
  await shop.db.updateTable('order_return').set({ state: 'refused' }).where('id', '=', first).execute();
  expect(await worthOf(first)).toEqual([0]);
  expect(await read(back)).toEqual({ worth: 0, awaited: undefined, payment: undefined });
  const other = await ask(await delivered(), [{ rowNumber: 100, quantity: 1 }]);
  expect(await worthOf(other)).toEqual([4167]);
  await decideReturn(shop, staff, { returnId: other, state: 'refused', answer: 'No.' });
  expect(await read(other)).toEqual({ worth: 0, awaited: undefined, payment: undefined });
});

test('a refund is open until the payment provider has taken it; an account is credited', async () => {
  const orderId = await delivered(card);
  const at = shop.clock.now();
  const paid = {
    provider: 'simulator',
    kind: 'card',
    amount: openOrderPayable,
    currency: 'SEK',
    reference: 'P-1',
  } as const;
  await shop.db
    .insertInto('payment')
    .values({ order_id: orderId, ...paid, authorised_at: at, captured_at: at })
    .execute();
  const back = await ask(orderId, [{ rowNumber: 100, quantity: 1 }]);
  expect(await read(back)).toMatchObject({ payment: undefined });
  await accept(back);
  const { payload } = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .executeTakeFirstOrThrow();
  const isAway = { ...shop.payment, refund: () => Promise.reject(new Error('away')) };
  await expect(refundOrder({ db: shop.db, payment: isAway }, { payload })).rejects.toThrow('away');
  expect(await read(back)).toMatchObject({ worth: 4167, payment: 'refund-open' });
  const taken = { ...shop.payment, refund: () => Promise.resolve({ reference: 'R-1' }) };
  for (const _ of ['once', 'twice']) await refundOrder({ db: shop.db, payment: taken }, { payload });
  expect(await read(back)).toMatchObject({ worth: 4167, payment: 'refund' });
  const onAccount = await ask(await delivered(), [{ rowNumber: 100, quantity: 1 }]);
  await accept(onAccount);
  expect(await read(onAccount)).toMatchObject({ payment: 'credit' });
});

test('without a payment no refund is mentioned, before or after it was tried', async () => {
  const back = await ask(await delivered(card), [{ rowNumber: 100, quantity: 1 }]);
  await accept(back);
  expect(await read(back)).toMatchObject({ worth: 4167, payment: 'no-payment' });
  const { payload } = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .executeTakeFirstOrThrow();
  await refundOrder(shop, { payload });
  expect(await read(back)).toMatchObject({ worth: 4167, payment: 'no-payment' });
});

test('the API returns the refund, unless the order hides its prices', async () => {
  const app = openTestApp(shop);
  for (const hidesPrices of [false, true]) {
    const orderId = await delivered({ ...card, owner: { kind: 'public' }, hidesPrices });
    await accept(await ask(orderId, [{ rowNumber: 100, quantity: 1 }]));
    const link = encodeURIComponent(sealOrder(shop.env, orderId));
    const answer = await app.request(`/api/orderhistory/orders/${orderId}/returns?o=${link}`);
    const given = {
      currency: 'SEK',
      goodsNet: 33.34,
      freightNet: 0,
      taxes: [{ basisPoints: 2500, net: 33.34, tax: 8.33 }],
      rounding: 0,
      total: 41.67,
    };
    expect(await answer.json()).toMatchObject({ returns: [{ givenBack: hidesPrices ? null : given }] });
  }
});

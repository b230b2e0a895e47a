import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import type { Report } from '#modules/fulfilment/reports/report.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import type { RowPieces } from '#modules/order/pieces.ts';
import { askReturn } from '#modules/returns/ask-return.server.ts';
import { decideReturn } from '#modules/returns/decide-return.server.ts';
import type { ReturnRowRequest } from '#modules/returns/find-replacements.server.ts';
import { readStaffReturn } from '#modules/returns/list-staff-returns.server.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers } from '#tests/build/goods.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { toStaffReturn } from './return-source.server.ts';

let shop: TestShop;
const staff = aVisitor({ claims: someClaims({ storm_role: roles.internal }) });
const all = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [...goods, { kind: 'stock', sku: largerTrousers, quantity: 2 }]);
});

const report = async (orderId: string, messageId: string, what: Report) =>
  expect(await applyReport(shop, { orderId, source: 'erp', messageId, report: what })).toMatchObject({ ok: true });

async function exchanged() {
  const { id } = await anOpenOrder(shop, { paymentMethodId: 168, paymentState: 'Confirmed' });
  await send(id, all);
  return ask(id, { quantity: 2, reason: 'too-small', exchangeSku: largerTrousers });
}

async function send(orderId: string, rows: readonly RowPieces[]) {
  const parcel = { dispatchNumber: 'D-1', carrier: 'X', dispatchedAt: shop.clock.now() };
  await report(orderId, `sent ${orderId}`, { kind: 'delivery', ...parcel, rows: [...rows] });
}

async function ask(orderId: string, wish: Omit<ReturnRowRequest, 'rowNumber'>) {
  const way = { link: sealOrder(shop.env, orderId) };
  const rows = [{ rowNumber: 100, ...wish }];
  const asked = await askReturn(shop, aVisitor(), { way, id: randomUUID(), rows, comment: '' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked.value;
}

const accept = async (returnId: string) =>
  expect(await decideReturn(shop, staff, { returnId, state: 'accepted', answer: '' })).toMatchObject({ ok: true });

/** A return of one piece of a replacement that was delivered. */
async function sentBackReplacement() {
  const first = await exchanged();
  const orderId = first.replacement?.orderId ?? '';
  await send(orderId, [{ rowNumber: 100, quantity: 2 }]);
  return { first, back: await ask(orderId, { quantity: 1, reason: 'not-wanted' }) };
}

async function shown(id: string) {
  const read = await readStaffReturn(shop, staff, { id });
  if (!read.ok) throw new Error(read.refusal.code);
  return toStaffReturn(shop, staff, read.value);
}

test('staff see the refund for accepting an exchange: nothing, or the pieces whose replacement was denied', async () => {
  const { id, replacement } = await exchanged();
  const deny = (messageId: string) =>
    report(replacement?.orderId ?? '', messageId, { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] });
  expect(await shown(id)).toMatchObject({ isPaidBack: false, isReplaced: true });
  await deny('first');
  expect(await shown(id)).toMatchObject({ isPaidBack: true, isReplaced: true, worth: expect.stringContaining('41') });
  await deny('second');
  expect(await shown(id)).toMatchObject({ isPaidBack: true, isReplaced: false, worth: expect.stringContaining('83') });
});

test('a replacement that comes back is worth what was paid for the article it replaced, before and after it is accepted', async () => {
  const { first, back } = await sentBackReplacement();
  await accept(first.id);
  const worth = { isPaidBack: true, awaited: undefined, worth: expect.stringMatching(/^41[.,]67\D+$/u) };
  expect(await shown(back.id)).toMatchObject(worth);
  await accept(back.id);
  expect(await shown(back.id)).toMatchObject(worth);
});

test('the money of a replacement that comes back waits for the return of the article it replaced', async () => {
  const { first, back } = await sentBackReplacement();
  const number = (await shown(first.id)).number;
  expect(await shown(back.id)).toMatchObject({
    awaited: { number, amount: expect.stringContaining('41') },
    worth: expect.stringContaining('41'),
  });
});

test('an exchange may be refused until its replacement is dispatched, even if that was returned', async () => {
  const waiting = await exchanged();
  expect(await shown(waiting.id)).toMatchObject({ mayRefuse: true, isReplaced: true });
  const orderId = waiting.replacement?.orderId ?? '';
  await send(orderId, [{ rowNumber: 100, quantity: 2 }]);
  expect(await shown(waiting.id)).toMatchObject({ mayRefuse: false, isReplaced: true });
  const back = await ask(orderId, { quantity: 2, reason: 'not-wanted' });
  expect(await shown(back.id)).toMatchObject({ mayRefuse: true });
  await accept(back.id);
  expect(await shown(waiting.id)).toMatchObject({ mayRefuse: false, isReplaced: false, isPaidBack: true });
  const refused = await decideReturn(shop, staff, { returnId: waiting.id, state: 'refused', answer: 'No.' });
  expect(refused).toEqual({ ok: false, refusal: { code: 'exchange-sent' } });
});

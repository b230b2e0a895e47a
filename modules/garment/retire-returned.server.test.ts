import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertReturn, saveDecision } from '../fulfilment/return-store.server.ts';
import { listGarmentsOf } from './garment-store.server.ts';
import { garmentSubscriptions } from './garment-subscriptions.server.ts';
import { saveTallies } from './scan-store.server.ts';
import { noScans, stateOf } from './tally.ts';

let shop: TestShop;
let orderId: string;

const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });

beforeEach(async () => {
  shop = await openTestShop();
  const delivered = await deliverGarments(shop, await aLaundryWorld(shop));
  orderId = delivered.orderId;
  const [first] = delivered.garments;
  await saveTallies(shop.db, new Map([[first?.id ?? '', { ...noScans, washes: 2, seenAt: shop.clock.now() }]]));
});

/** Two of the three trousers of row 100 come back, one of them for another size; the third was withdrawn before it was sent. */
async function decide(state: 'accepted' | 'refused'): Promise<() => Promise<void>> {
  const id = randomUUID();
  const replacement = { rowNumber: 100, sku: '1000111099C52', colour: 'black', size: 'C52', pieces: 1 };
  const rows = [{ rowNumber: 100, quantity: 3, cancelled: 1, reason: 'too-small' as const, replacement }];
  const now = shop.clock.now();
  await insertReturn(shop.db, { id, orderId, rows, comment: '', askedAt: now, askedBy: undefined });
  const decidedBy = staff.claims?.customer_id ?? 0;
  await saveDecision(shop.db, { id, state, answer: '', decidedAt: now, decidedBy, rows });
  const subscriber = garmentSubscriptions(shop).find(({ name }) => name === 'retire-returned-garments');
  const event = { id: '1', name: 'order-return-decided', key: orderId, payload: { orderId, returnId: id, state } };
  return async () => subscriber?.handle(event as never);
}

const states = async () => (await listGarmentsOf(shop.db, orderId)).map(({ tally }) => stateOf(tally));

test('returned and exchanged pieces are retired, the least washed first, once', async () => {
  const hear = await decide('accepted');
  await hear();
  const retired = ['in-use', 'retired', 'retired', 'in-use', 'in-use'];
  expect(await states()).toEqual(retired);
  await hear();
  expect(await states()).toEqual(retired);
});

test('a refused return retires nothing', async () => {
  const hear = await decide('refused');
  await hear();
  expect(new Set(await states())).toEqual(new Set(['in-use']));
});

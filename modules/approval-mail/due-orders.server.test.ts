import { expect, test } from 'vitest';
import { anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import { trousers } from '#tests/build/goods.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { insertSteps } from '../approval-rules/step-store.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { endReservations } from '../pending-order/end-reservations.server.ts';
import { listDeciders } from '../pending-order/list-deciders.server.ts';
import { listDue } from './list-due.server.ts';
import { mailDigest } from './mail-digest.server.ts';
import { remindApprovers } from './remind-approvers.server.ts';

const hrefOf = (page: string, language: string) => `/${language}/${page}`;
const dayMs = 86_400_000;

async function open(settings: Record<string, string> = {}) {
  const shop = await openSendingShop();
  const world = await anApprovalWorld(shop, openTestApp(shop), settings);
  /** What a job sends, the beginning and end of transactions included. */
  const statementsOf = async (job: (counted: typeof shop) => Promise<unknown>) => {
    const { db, count } = countStatements(shop.db);
    await job({ ...shop, db });
    return count();
  };
  return { shop, world, statementsOf };
}

test('the digest takes as many statements for four orders as for one', async () => {
  const { shop, world, statementsOf } = await open({ ApprovalDigest: 'true' });
  const { mails, mail } = keptMails();
  const digest = () => {
    shop.clock.moveBy(7 * dayMs);
    return statementsOf((counted) => mailDigest({ ...counted, mail }, hrefOf, shop.clock.now()));
  };
  const { orderId } = await world.order();
  for (let at = 0; at < 3; at += 1) await world.order();
  const place = (status: 0 | 300) => shop.db.updateTable('orders').set({ status }).where('id', '<>', orderId).execute();
  await digest();
  await place(300);
  const ofOne = await digest();
  expect(mails.at(-1)?.subject).toBe('Beställningar som väntar på dig: 1');
  await place(0);
  expect(await digest()).toBe(ofOne);
  expect(mails.at(-1)).toMatchObject({ to: world.ebba.email, subject: 'Beställningar som väntar på dig: 4' });
});

test('the digest counts for each person the orders on which that person decides', async () => {
  const { shop, world } = await open({ ApprovalDigest: 'true' });
  const { mails, mail } = keptMails();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await world.order([{ sku: trousers, quantity: 1 }])).orderId);
  const [named = '', several = '', late = '', half = '', done = ''] = ids;
  const step = (...approverIds: number[]) => ({ approverIds, rule: undefined });
  await insertSteps(shop.db, several, [step(world.ebba.id, world.nils.id)]);
  await insertSteps(shop.db, half, [step(world.ebba.id), step(world.nils.id)]);
  await shop.db
    .updateTable('order_approval')
    .set({ escalated_at: shop.clock.now() })
    .where('order_id', '=', late)
    .execute();
  expect(await world.call('PUT', `/api/order/orders/${half}/confirm`, await world.ebba.signIn())).toMatchObject({
    body: { state: 'waiting' },
  });
  await world.call('PUT', `/api/order/orders/${done}/cancel?message=No`, await world.ebba.signIn());
  const decided = new Map<string, number>();
  for (const orderId of [named, several, late, half]) {
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || !approval) throw new Error('there is no such order');
    for (const { email } of await listDeciders(shop, { order: found.order, approval }))
      decided.set(email, (decided.get(email) ?? 0) + 1);
  }
  await mailDigest({ ...shop, mail }, hrefOf, shop.clock.now());
  expect(Object.fromEntries(decided)).toEqual({ [world.ebba.email]: 3, [world.nils.email]: 3 });
  expect(mails.map(({ to, subject }) => [to, Number(/\d+/.exec(subject)?.[0])])).toEqual([...decided]);
});

test('the hourly jobs handle only orders that are due', async () => {
  const { shop, world, statementsOf } = await open();
  const remind = () => statementsOf((counted) => remindApprovers(counted, shop.clock.now()));
  const end = () => statementsOf((counted) => endReservations(counted, shop.clock.now()));
  for (let at = 0; at < 3; at += 1) await world.order();
  shop.clock.moveBy(2 * dayMs);
  await remind();
  const none = [await remind(), await end()];
  // Three statements: the companies that have chosen something, and what is due of a reminder and of an escalation.
  expect(none).toEqual([3, 2]);
  shop.clock.moveBy(dayMs - 1000);
  expect([await remind(), await end()]).toEqual(none);
  shop.clock.moveBy(1000);
  expect(await remindApprovers(shop, shop.clock.now())).toBe(3);
  expect([await remind(), await end()]).toEqual(none);
});

test('orders that the admins decide are not handled again each hour', async () => {
  const { shop, world, statementsOf } = await open({ ApproverMode: 'AttestantPerCompany' });
  const remind = () => statementsOf((counted) => remindApprovers(counted, shop.clock.now()));
  await world.order();
  shop.clock.moveBy(2 * dayMs);
  await remind();
  const none = await remind();
  shop.clock.moveBy(30 * dayMs);
  expect(await remindApprovers(shop, shop.clock.now())).toBe(1);
  expect(await remind()).toBe(none);
});

test('due orders are read in batches, each order once, including those that are not handled', async () => {
  const { shop, world } = await open();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    ids.push((await world.order()).orderId);
    shop.clock.moveBy(1000);
  }
  const partsAfter = async (days: number, size: number) =>
    Array.fromAsync(listDue(shop, new Date(shop.clock.now().getTime() + days * dayMs), size));
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
  expect(await partsAfter(2, 2)).toEqual([]);
  expect(await partsAfter(3, 2)).toEqual([[first, second], [third, fourth], [fifth]]);
  // Nothing is noted between, so both an escalation and a reminder are due.
  expect(await partsAfter(7, 5)).toEqual([ids, ids]);
  shop.clock.moveBy(7 * dayMs);
  expect(await remindApprovers(shop, shop.clock.now())).toBe(5);
  expect(await partsAfter(0, 2)).toEqual([]);
});

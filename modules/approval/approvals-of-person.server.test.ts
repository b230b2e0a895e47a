import { expect, test } from 'vitest';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { askApproval, askNext, findApproval, noteDecision, noteRows } from './approval-store.server.ts';
import { forgetApprovalsOf, forgetOldApprovals, readApprovalsOf } from './approvals-of-person.server.ts';

const at = new Date('2026-11-16T08:00:00Z');

const article = { sku: '100011100100C50', name: 'Trousers', detail: 'C50', quantity: 2 };
const row = { rowNumber: 100, kind: 'rejected' as const, before: article, reason: 'Too dear' };

const left = { state: 'refused', message: '', rows: [], approver_email: null, approver_id: null };

async function aDecision() {
  const { db } = await openTestShop();
  const buyer = await aPerson('olle@bygg.example').save(db);
  const boss = await aPerson('boss@bygg.example').save(db);
  const made = anOrder({ kind: 'approval', paymentState: 'Default' });
  await insertOrder(db, made);
  const { id: orderId } = made.order;
  const approver = { email: 'boss@bygg.example', id: boss.id };
  await askApproval(db, { orderId, buyerId: buyer.id, approver, askedAt: at });
  await noteDecision(db, { orderId, state: 'refused', by: boss.id, at, message: 'Too dear' });
  await noteRows(db, { orderId, rows: [row], by: boss.id });
  const kept = () =>
    db.selectFrom('order_approval').select(['state', 'message', 'rows', 'approver_email', 'approver_id']).execute();
  return { db, orderId, buyer, boss, kept };
}

test('the data export of the buyer and of the decider has the decision; that of other people does not', async () => {
  const { db, orderId, buyer, boss } = await aDecision();
  const said = [{ orderId, state: 'refused', asked: at, decided: at, message: 'Too dear', rows: [row] }];
  expect(await readApprovalsOf(db, buyer.id)).toEqual(said);
  expect(await readApprovalsOf(db, boss.id)).toEqual(said);
  expect(await readApprovalsOf(db, boss.id + 1)).toEqual([]);
});

test('messages are erased with the account of either person, the address with the approver’s', async () => {
  const { db, orderId, buyer, boss, kept } = await aDecision();
  await forgetApprovalsOf(db, buyer.id);
  expect(await kept()).toEqual([{ ...left, approver_email: 'boss@bygg.example', approver_id: boss.id }]);
  await forgetApprovalsOf(db, boss.id);
  expect(await kept()).toEqual([{ ...left, approver_id: boss.id }]);
  expect((await findApproval(db, orderId))?.approver).toEqual({ email: undefined, id: boss.id });
});

test('the words of an earlier approver of a sequence are exported to that approver, and erased with the account', async () => {
  const { db } = await openTestShop();
  const [ebba, karl] = [await aPerson('ebba@bygg.example').save(db), await aPerson('karl@bygg.example').save(db)];
  const made = anOrder({ kind: 'approval', paymentState: 'Default' });
  await insertOrder(db, made);
  const { id: orderId } = made.order;
  await askApproval(db, { orderId, buyerId: undefined, approver: { email: undefined, id: ebba.id }, askedAt: at });
  await noteRows(db, { orderId, rows: [row], by: ebba.id });
  await askNext(db, { orderId, approverId: karl.id, by: ebba.id, at, message: 'Wash them' });
  await noteDecision(db, { orderId, state: 'approved', by: karl.id, at, message: '' });
  expect(await readApprovalsOf(db, ebba.id)).toMatchObject([{ orderId, message: 'Wash them', rows: [row] }]);
  await forgetApprovalsOf(db, ebba.id);
  expect(await findApproval(db, orderId)).toMatchObject({
    state: 'approved',
    decidedBy: karl.id,
    message: '',
    rows: [],
  });
  expect(await readApprovalsOf(db, ebba.id)).toEqual([]);
});

test('after 24 months only the decision is left', async () => {
  const { db, boss, kept } = await aDecision();
  const whole = { message: 'Too dear', rows: [row], approver_email: 'boss@bygg.example', approver_id: boss.id };
  await forgetOldApprovals(db, new Date('2028-11-16T07:59:00Z'));
  expect(await kept()).toEqual([{ ...left, ...whole }]);
  await forgetOldApprovals(db, new Date('2028-11-16T08:01:00Z'));
  expect(await kept()).toEqual([left]);
});

test('an undecided request is also kept for 24 months', async () => {
  const { db, kept } = await aDecision();
  await db.updateTable('order_approval').set({ state: 'waiting', decided_at: null, message: '' }).execute();
  await forgetOldApprovals(db, new Date('2028-11-16T07:59:00Z'));
  expect(await kept()).toMatchObject([{ approver_email: 'boss@bygg.example' }]);
  await forgetOldApprovals(db, new Date('2028-11-16T08:01:00Z'));
  expect(await kept()).toEqual([{ ...left, state: 'waiting' }]);
});

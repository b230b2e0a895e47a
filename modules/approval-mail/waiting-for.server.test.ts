import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dateIn } from '#core/dates.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { copyOrder } from '#tests/build/copy-order.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { insertSteps, noteStep } from '../approval-rules/step-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { insertDeputy } from '../deputy/deputy-store.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { listDeciders } from '../pending-order/list-deciders.server.ts';
import { listWaitingFor } from './waiting-for.server.ts';

test.each([
  [{}, 40],
  [{ UseCompanyTeam: 'true' }, 40],
  [{ AllowOwnApproval: 'true' }, 40],
  [{ UseCompanyTeam: 'true', AllowOwnApproval: 'true' }, 40],
])('the digest counts for each person what listDeciders says of each order, with %j', async (settings, expected) => {
  const shop = await openSendingShop();
  const { db, clock } = shop;
  const { company, ebba, nils, olle, person, order } = await anApprovalWorld(shop, openTestApp(shop), settings);
  const [priya, gone] = [await person('priya@bygg.example', 'Priya'), await person('gone@bygg.example', 'Gone')];
  const today = dateIn('Europe/Stockholm', clock.now());
  const days = { from: addDays(today, -1), to: addDays(today, 1) };
  const deputy = { id: crypto.randomUUID(), companyId: company.id, approverId: nils.id, deputyId: priya.id };
  await insertDeputy(db, { ...deputy, ...days }, clock.now());
  const { orderId } = await order();
  await copyOrder(db, orderId, expected - 1);
  await sql`update orders set kind = 'approval', placed_at = null, status = 0, way = null`.execute(db);
  await sql`insert into order_approval (order_id, buyer_id, state, asked_at, reserved_at)
    select id, customer_id, 'waiting', created_at, created_at from orders on conflict do nothing`.execute(db);
  const step = (...people: { id: number }[]) => ({ approverIds: people.map(({ id }) => id), rule: undefined });
  // Each approver, escalated or not, with each of these steps: the first of them are approved by these people.
  const sequences = [
    { steps: [], approved: [] },
    { steps: [step(ebba, nils)], approved: [] },
    { steps: [step(ebba), step(nils, gone)], approved: [ebba] },
    { steps: [step(ebba), step(nils), step(priya), step(gone)], approved: [ebba, nils, priya] },
  ];
  const cases = [ebba, nils, gone, undefined, { id: olle.customerId }].flatMap((approver) =>
    [false, true].flatMap((isLate) => sequences.map((sequence) => ({ approver, isLate, ...sequence }))),
  );
  const ids = await db.selectFrom('orders').select('id').orderBy('created_at').execute();
  expect([cases.length, ids.length]).toEqual([expected, expected]);
  for (const [at, { id }] of ids.entries()) {
    const { approver, isLate, steps, approved } = cases[at] ?? {
      approver: undefined,
      isLate: false,
      steps: [],
      approved: [],
    };
    const buyer = at % 3 === 0 ? nils.id : olle.customerId;
    const of = { approver_id: approver?.id ?? null, approver_email: null, escalated_at: isLate ? clock.now() : null };
    await db
      .updateTable('order_approval')
      .set({ ...of, buyer_id: buyer })
      .where('order_id', '=', id)
      .execute();
    await db.updateTable('orders').set({ customer_id: buyer }).where('id', '=', id).execute();
    if (steps.length > 0) await insertSteps(db, id, steps);
    for (const [place, one] of approved.entries())
      await noteStep(db, id, place, { by: one.id, at: clock.now(), isOfFormerRows: false });
  }
  await db.deleteFrom('customer_company').where('customer_id', '=', gone.id).execute();
  const decided = new Map<number, number>();
  for (const { id } of ids) {
    const [found, approval] = [await findOrder(db, id), await findApproval(db, id)];
    if (!found || !approval) throw new Error('there is no such order');
    for (const { customerId } of await listDeciders(shop, { order: found.order, approval }))
      decided.set(customerId, (decided.get(customerId) ?? 0) + 1);
  }
  const { settings: all } = await readCompanyTerms(shop, company.id);
  const counted = await listWaitingFor(shop, { companyId: company.id, settings: all, marketId: 1, now: clock.now() });
  const inOrder = [...decided].sort(([a], [b]) => a - b);
  expect(inOrder.length).toBe(3);
  expect(counted.map(({ customerId, orders }) => [customerId, orders])).toEqual(inOrder);
});

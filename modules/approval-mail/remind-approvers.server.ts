import { findApproval } from '../approval/approval-store.server.ts';
import { noteEscalation, noteReminder } from '../approval/reminder-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import { readResponsible } from '../pending-order/may-decide-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { daysUntil } from './approval-days.ts';
import { approvalEscalated, approvalReminded } from './approval-mail-events.ts';
import { listDue } from './list-due.server.ts';

const dayMs = 86_400_000;

type JobShop = Pick<Shop, 'db' | 'events' | 'snapshots'>;

/**
 * Reminds those who decide of orders that wait long, and makes the customer admins responsible for those that wait longer. Each happens once
 * for an order, and only orders that are due are locked. Safe to repeat. Answers how many orders were taken up.
 */
export async function remindApprovers(shop: JobShop, now: Date): Promise<number> {
  let taken = 0;
  for await (const part of listDue(shop, now))
    for (const orderId of part) if (await afterCollisions(() => remindOf(shop, orderId, now))) taken += 1;
  return taken;
}

const remindOf = (shop: JobShop, orderId: string, now: Date): Promise<boolean> =>
  shop.db.transaction().execute(async (db) => {
    const held = await holdToDecide(db, orderId, undefined);
    const approval = await findApproval(db, orderId);
    if (approval?.state !== 'waiting' || held?.order.owner.kind !== 'company') return false;
    const { settings } = await readCompanyTerms(shop, held.order.owner.companyId);
    const isAfter = (days: number | undefined) =>
      days !== undefined && now.getTime() - approval.askedAt.getTime() >= days * dayMs;
    const event = { key: orderId, payload: { orderId } };
    const responsible = await readResponsible(shop, db, { order: held.order, approval });
    if (responsible.who === 'approver' && isAfter(daysUntil('ApprovalEscalationDays', settings))) {
      await noteEscalation(db, orderId, now);
      await shop.events.publish(db, { name: approvalEscalated, ...event });
      return true;
    }
    if (approval.remindedAt || approval.escalatedAt || !isAfter(daysUntil('ApprovalReminderDays', settings)))
      return false;
    await noteReminder(db, orderId, now);
    await shop.events.publish(db, { name: approvalReminded, ...event });
    return true;
  });

import { type RawBuilder, sql } from 'kysely';
import { approverOfOrder } from '../approval/approval-store.server.ts';
import { isEscalated } from '../approval/reminder-store.server.ts';
import { isAdminIn } from '../people/membership-store.server.ts';

/** Parts of statements about `orders as o`: who was asked to approve. */
export const approver = approverOfOrder(sql`o.id`);

/** The named approver can decide: belongs to the company, with a role that may, is not the buyer where that is not allowed, and the order did not wait too long. */
export const isApproverThere = (allowsOwn: boolean): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${isAdminIn(sql`o.company_id`, approver)}
    and (${allowsOwn}::boolean or ${approver} is distinct from o.customer_id) and not ${isEscalated(sql`o.id`)}, false)`;

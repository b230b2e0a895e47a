import { type RawBuilder, sql } from 'kysely';
import { approverOfOrder } from '../approval/approval-store.server.ts';
import { isEscalated } from '../approval/reminder-store.server.ts';
import { firstAskedFor } from '../approval-rules/step-store.server.ts';
import { isAdminIn } from '../people/membership-store.server.ts';

/** SQL fragments about `orders as o`: the requested approver. */
export const approver = approverOfOrder(sql`o.id`);

/**
 * The person belongs to the company, has a role that may decide, and is not the buyer unless buyers may approve their
 * own orders.
 */
const canDecide = (customerId: RawBuilder<unknown>, allowsOwn: boolean): RawBuilder<boolean> =>
  sql<boolean>`(${isAdminIn(sql`o.company_id`, customerId)}
    and (${allowsOwn}::boolean or ${customerId} is distinct from o.customer_id))`;

/**
 * The requested person who can decide: the named approver, or else another one of the waiting step. Null if the
 * customer admins decide, also because the order waited too long.
 */
export const approverThere = (allowsOwn: boolean): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when ${isEscalated(sql`o.id`)} then null when ${canDecide(approver, allowsOwn)} then ${approver}
    else ${firstAskedFor(sql`o.id`, (id) => canDecide(id, allowsOwn))} end`;

/** Whether a requested person can decide; otherwise the customer admins do. */
export const isApproverThere = (allowsOwn: boolean): RawBuilder<boolean> =>
  sql<boolean>`(${approverThere(allowsOwn)} is not null)`;

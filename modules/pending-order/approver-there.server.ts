import { type RawBuilder, sql } from 'kysely';
import { approverOfOrder } from '../approval/approval-store.server.ts';
import { isEscalated } from '../approval/reminder-store.server.ts';
import { firstAskedFor } from '../approval-rules/step-store.server.ts';
import { isAdminIn } from '../people/membership-store.server.ts';

/** Parts of statements about `orders as o`: who was asked to approve. */
export const approver = approverOfOrder(sql`o.id`);

/** Belongs to the company, with a role that may decide, and is not the buyer where that is not allowed. */
const canDecide = (customerId: RawBuilder<unknown>, allowsOwn: boolean): RawBuilder<boolean> =>
  sql<boolean>`(${isAdminIn(sql`o.company_id`, customerId)}
    and (${allowsOwn}::boolean or ${customerId} is distinct from o.customer_id))`;

/**
 * The person who is asked and can decide: the named approver, or where that person cannot, another one of the step that waits. Null where the
 * customer admins decide, also because the order waited too long.
 */
export const approverThere = (allowsOwn: boolean): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when ${isEscalated(sql`o.id`)} then null when ${canDecide(approver, allowsOwn)} then ${approver}
    else ${firstAskedFor(sql`o.id`, (id) => canDecide(id, allowsOwn))} end`;

/** Whether a person who is asked can decide; otherwise the customer admins do. */
export const isApproverThere = (allowsOwn: boolean): RawBuilder<boolean> =>
  sql<boolean>`(${approverThere(allowsOwn)} is not null)`;

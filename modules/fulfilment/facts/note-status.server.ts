import { sql } from 'kysely';
import { ok } from '#core/result.ts';
import { orderStatuses } from '../../order/order-status.ts';
import type { ReportOf } from '../reports/report.ts';
import type { NoteFact } from './noting.server.ts';

export const noteAccepted: NoteFact<ReportOf<'accepted'>> = (noting) =>
  noteStatus(noting, { kind: 'status', status: orderStatuses.Confirmed });

/** Words reach as far as the furthest of them. */
export const noteStatus: NoteFact<ReportOf<'status'>> = async ({ db, held }, { status }) => {
  await db
    .updateTable('orders')
    .set({ reported: sql`greatest(reported, ${status}::smallint)` })
    .where('id', '=', held.order.id)
    .execute();
  return ok({});
};

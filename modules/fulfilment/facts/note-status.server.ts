import { ok } from '#core/result.ts';
import { saveReported } from '../../order/order-progress-store.server.ts';
import { orderStatuses } from '../../order/order-status.ts';
import type { ReportOf } from '../reports/report.ts';
import type { NoteFact } from './noting.server.ts';

export const noteAccepted: NoteFact<ReportOf<'accepted'>> = (noting) =>
  noteStatus(noting, { kind: 'status', status: orderStatuses.Confirmed });

export const noteStatus: NoteFact<ReportOf<'status'>> = async ({ db, held }, { status }) => {
  await saveReported(db, held.order.id, status);
  return ok({});
};

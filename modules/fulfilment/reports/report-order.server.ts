import { recordChange } from '../../audit/record-change.server.ts';
import { isClientSession } from '../../auth/api-client.ts';
import { allowChange } from '../../auth/may-do.ts';
import type { Visit } from '../../visit.ts';
import { applyReport, type ReportFacts, type ReportShop } from '../apply-report.server.ts';
import { taskOfReport } from '../report-task.ts';

/** For staff with the task orders, or finance for invoices and payments, and for programs that act for them. */
export async function reportOrder(shop: ReportShop, visit: Visit, input: Omit<ReportFacts, 'source'>) {
  const { orderId, report } = input;
  const allowed = allowChange(visit, taskOfReport(report));
  if (!allowed.ok) return allowed;
  const { sid } = allowed.value;
  return applyReport(shop, { ...input, source: isClientSession(sid) ? sid : 'staff' }, (db, status) =>
    recordChange(db, visit, {
      action: 'order.reported',
      subject: orderId,
      before: { status: status.before },
      after: { status: status.after, report },
    }),
  );
}

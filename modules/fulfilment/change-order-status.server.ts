import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isClientSession } from '../auth/api-client.ts';
import { type Claims, isInternal } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import type { Visit } from '../visit.ts';
import { applyReport, type ReportShop } from './apply-report.server.ts';
import '../order/order-tables.server.ts';

type Input = { readonly orderId: string; readonly status: number };

/** Internal staff for every order; administrators, and programs, for those of their company. Others' are not there to them. */
export async function changeOrderStatus(shop: ReportShop, { claims, requestId }: Visit, { orderId, status }: Input) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!mayChange(claims)) return refuse({ code: 'not-allowed' });
  if (!isStatus(status)) return refuse({ code: 'order-status-unknown', status });
  if (!isInternal(claims) && !(await isOfCompany(shop.db, orderId, claims.company_id))) {
    return refuse({ code: 'order-not-found' });
  }
  const told = { orderId, source: 'status', messageId: requestId, report: { kind: 'status', status } } as const;
  const applied = await applyReport(shop, told);
  return applied.ok ? ok({ orderId, status: applied.value.status }) : applied;
}

const mayChange = ({ storm_role, sid }: Claims) =>
  storm_role === roles.administrator || storm_role === roles.internal || isClientSession(sid);

const isStatus = (code: number): code is OrderStatus => (Object.values(orderStatuses) as number[]).includes(code);

async function isOfCompany(db: Db, orderId: string, companyId: number | undefined): Promise<boolean> {
  if (companyId === undefined) return false;
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found !== undefined;
}

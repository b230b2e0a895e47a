import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../../audit/record-change.server.ts';
import { isClientSession } from '../../auth/api-client.ts';
import { type Claims, isInternal } from '../../auth/claims.ts';
import { allowChange } from '../../auth/may-do.ts';
import { roles } from '../../auth/roles.ts';
import { findSeenOrder } from '../../order/find-seen-order.server.ts';
import { type OrderStatus, orderStatuses } from '../../order/order-status.ts';
import { readIsMaintained } from '../../order/read-is-maintained.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { applyReport, type ReportShop } from '../apply-report.server.ts';

type StatusShop = ReportShop & Pick<Shop, 'snapshots'>;

type Input = { readonly orderId: string; readonly status: number };

/**
 * Staff with the task orders may change every order; administrators and programs the orders that they see, unless the retailer manages
 * them. Other orders are answered as not found.
 */
export async function changeOrderStatus(shop: StatusShop, visit: Visit, { orderId, status }: Input) {
  const { claims, requestId } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!mayChange(claims)) return refuse({ code: 'not-allowed' });
  if (isInternal(claims)) {
    const allowed = allowChange(visit, 'orders');
    if (!allowed.ok) return allowed;
  }
  if (!isStatus(status)) return refuse({ code: 'order-status-unknown', status });
  if (!isInternal(claims)) {
    const seen = await findSeenOrder(shop, visit, { orderId });
    if (!seen.ok) return seen;
    if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  }
  const told = { orderId, source: 'status', messageId: requestId, report: { kind: 'status', status } } as const;
  const applied = await applyReport(shop, told, (db, changed) =>
    recordChange(db, visit, {
      action: 'order.status-changed',
      subject: orderId,
      before: { status: changed.before },
      after: { status: changed.after, told: status },
    }),
  );
  return applied.ok ? ok({ orderId, status: applied.value.status }) : applied;
}

const mayChange = ({ storm_role, sid }: Claims) =>
  storm_role === roles.administrator || storm_role === roles.internal || isClientSession(sid);

const isStatus = (code: number): code is OrderStatus => (Object.values(orderStatuses) as number[]).includes(code);

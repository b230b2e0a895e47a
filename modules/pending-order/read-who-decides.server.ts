import { findApproval } from '../approval/approval-store.server.ts';
import { listAskedFor } from '../approval-rules/steps-of-order.server.ts';
import type { Order } from '../order/order.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readResponsible } from './may-decide-order.server.ts';

/**
 * The names of the people who are requested to decide on a waiting order; empty if the customer admins decide. The
 * caller checks who may see it.
 */
export async function readWhoDecides(shop: Pick<Shop, 'db' | 'snapshots'>, order: Order): Promise<readonly string[]> {
  const approval = await findApproval(shop.db, order.id);
  if (approval?.state !== 'waiting') return [];
  const responsible = await readResponsible(shop, shop.db, { order, approval });
  if (responsible.who !== 'approver') return [];
  const ids = [...new Set([responsible.approverId, ...(await listAskedFor(shop.db, order.id))])];
  const names = await listNamesOf(shop.db, ids);
  return ids.flatMap((id) => {
    const { firstName = '', lastName = '' } = names.get(id) ?? {};
    return `${firstName} ${lastName}`.trim() || [];
  });
}

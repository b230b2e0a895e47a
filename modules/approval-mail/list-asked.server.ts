import type { OrderApproval } from '../approval/order-approval.ts';
import type { Order } from '../order/order.ts';
import { readDeputiesNow, readResponsible } from '../pending-order/may-decide-order.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';

type Asked = Awaited<ReturnType<typeof listAdminsOf>>;

/** Who is asked to decide on an order: the approver and the deputies of the day, or the customer admins, but for the buyer. */
export async function listAsked(
  shop: Pick<Shop, 'db' | 'snapshots' | 'clock'>,
  order: Order,
  approval: OrderApproval,
): Promise<Asked> {
  if (order.owner.kind !== 'company') return [];
  const responsible = await readResponsible(shop, shop.db, { order, approval });
  const admins = await listAdminsOf(shop.db, order.owner.companyId);
  if (responsible.who === 'admins') return admins.filter(({ customerId }) => customerId !== approval.buyerId);
  const deputies = await readDeputiesNow(shop.db, order, responsible, shop.clock.now());
  const ids = deputies.map(({ deputyId }) => deputyId).filter((id) => id !== approval.buyerId);
  return admins.filter(({ customerId }) => customerId === responsible.approverId || ids.includes(customerId));
}

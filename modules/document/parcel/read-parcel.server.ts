import { ok, refuse } from '#core/result.ts';
import { findDelivery } from '../../fulfilment/delivery-store.server.ts';
import { readHeld } from '../../fulfilment/hold-order.server.ts';
import { findReturn } from '../../fulfilment/return-store.server.ts';
import { reachOrder, wayTo } from '../../order/reach-order.server.ts';
import { isToBeSent } from '../../returns/return-label.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

type ParcelShop = Pick<Shop, 'db' | 'env' | 'snapshots'>;
type ParcelQuery = { readonly id: string; readonly link: string | undefined };

/** Allowed for people who may see the order; to others the delivery does not exist. */
export async function readDelivery(shop: ParcelShop, visit: Visit, { id, link }: ParcelQuery) {
  if (!visit.claims && link === undefined) return refuse({ code: 'not-signed-in' });
  const delivery = await findDelivery(shop.db, id);
  const reached = delivery && (await reachOrder(shop, visit, wayTo({ orderId: delivery.orderId, link })));
  if (!delivery || !reached?.ok) return refuse({ code: 'delivery-not-found' });
  return ok({ delivery, order: reached.value.order });
}

/** Allowed for people who may return the goods, once the goods should be sent. A link from an account is read-only. */
export async function readReturnLabel(shop: ParcelShop, visit: Visit, { id, link }: ParcelQuery) {
  if (!visit.claims && link === undefined) return refuse({ code: 'not-signed-in' });
  const sentBack = await findReturn(shop.db, id);
  const reached = sentBack && (await reachOrder(shop, visit, wayTo({ orderId: sentBack.orderId, link })));
  if (!sentBack || !reached?.ok) return refuse({ code: 'return-not-found' });
  const held = await readHeld(shop.db, sentBack.orderId);
  if (!held || !reached.value.mayAct || !isToBeSent(held, sentBack)) return refuse({ code: 'return-not-found' });
  return ok({ sentBack, order: reached.value.order });
}

import { ok, refuse } from '#core/result.ts';
import { findDelivery } from '../../fulfilment/delivery-store.server.ts';
import { findReturn } from '../../fulfilment/return-store.server.ts';
import { reachOrder, wayTo } from '../../order/reach-order.server.ts';
import { isToBeSent } from '../../returns/return-label.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

type ParcelShop = Pick<Shop, 'db' | 'env' | 'snapshots'>;
type Asked = { readonly id: string; readonly link: string | undefined };

/** Whoever sees its order may; to anybody else there is no such delivery. */
export async function readDelivery(shop: ParcelShop, visit: Visit, { id, link }: Asked) {
  if (!visit.claims && link === undefined) return refuse({ code: 'not-signed-in' });
  const delivery = await findDelivery(shop.db, id);
  const reached = delivery && (await reachOrder(shop, visit, wayTo({ orderId: delivery.orderId, link })));
  if (!delivery || !reached?.ok) return refuse({ code: 'delivery-not-found' });
  return ok({ delivery, order: reached.value.order });
}

/** Whoever may send the goods back, once they are to be sent. A link of somebody's account only reads. */
export async function readReturnLabel(shop: ParcelShop, visit: Visit, { id, link }: Asked) {
  if (!visit.claims && link === undefined) return refuse({ code: 'not-signed-in' });
  const sentBack = await findReturn(shop.db, id);
  const reached = sentBack && (await reachOrder(shop, visit, wayTo({ orderId: sentBack.orderId, link })));
  if (!sentBack || !reached?.ok) return refuse({ code: 'return-not-found' });
  if (!reached.value.mayAct || !isToBeSent(sentBack)) return refuse({ code: 'return-not-found' });
  return ok({ sentBack, order: reached.value.order });
}

import type { Db } from '#platform/db/db.server.ts';
import { reopenCart } from '../../cart/claim-cart.server.ts';
import { returnStock } from '../../catalogue/stock-store.server.ts';
import { orderReleased } from '../../order/order-events.ts';
import { campaignUsesChanged } from '../../promotion/campaign-events.ts';
import { returnUses } from '../../promotion/campaign-uses.server.ts';
import type { Shop } from '../../shop.server.ts';
import { listTaken } from './settle-store.server.ts';

type Released = { readonly orderId: string; readonly cartId: string; readonly now: Date };

/** In the transaction that ends the payment: what the order had taken goes back, and the cart is its buyer's again. */
export async function releaseOrder(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { orderId, cartId, now }: Released,
): Promise<void> {
  await returnStock(db, await listTaken(db, orderId));
  const isFreeAgain = await returnUses(db, orderId);
  await reopenCart(db, { cartId, orderId, now });
  await events.publish(db, { name: orderReleased, key: orderId, payload: { orderId } });
  if (isFreeAgain) await events.publish(db, { name: campaignUsesChanged, key: orderId, payload: {} });
}

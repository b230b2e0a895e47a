import type { Db } from '#platform/db/db.server.ts';
import { returnStock } from '../catalogue/stock-store.server.ts';
import { orderGivenUp } from '../order/order-events.ts';
import { listTaken } from '../order/settling-store.server.ts';
import { campaignUsesChanged } from '../promotion/campaign-events.ts';
import { returnUses } from '../promotion/campaign-uses.server.ts';
import type { Shop } from '../shop.server.ts';

/** In the transaction that gives an order up: the stock and the promotion uses that it had taken go back. */
export async function giveBack({ events }: Pick<Shop, 'events'>, db: Db, orderId: string): Promise<void> {
  await returnStock(db, await listTaken(db, orderId));
  const isFreeAgain = await returnUses(db, orderId);
  await events.publish(db, { name: orderGivenUp, key: orderId, payload: { orderId } });
  if (isFreeAgain) await events.publish(db, { name: campaignUsesChanged, key: orderId, payload: {} });
}

import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { takeStock } from '../catalogue/stock-store.server.ts';
import { insertStep } from '../fulfilment/order-step-store.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import type { Order, OrderDraft } from '../order/order.ts';
import { placedEvents } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { type ExchangedPieces, replacementOrder } from './replacement-order.ts';

type Placing = {
  readonly order: Order;
  readonly exchanged: readonly ExchangedPieces[];
  readonly returnId: string;
  readonly now: Date;
};

/**
 * In the transaction that locks the order: creates the replacement with its stock, or refuses if a size is sold out.
 */
export async function placeReplacement(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { order, exchanged, returnId, now }: Placing,
) {
  const [id, cartId] = [newId(now, randomBytes), newId(now, randomBytes)];
  const draft = replacementOrder(order, exchanged, { id, cartId, returnId, now });
  const taken = await takeAll(db, draft);
  if (!taken.ok) return taken;
  const sent = { order: draft, sendKey: `exchange:${returnId}`, payload: {}, campaignIds: [], payment: undefined };
  const orderNo = await insertOrder(db, sent);
  await insertStep(db, order.id, now, { kind: 'exchange', number: orderNo });
  await insertStep(db, id, now, { kind: 'exchange', number: order.orderNo });
  await events.publish(db, ...placedEvents(id, {}));
  return ok({ orderId: id, orderNo });
}

/** All or nothing: an exchange does not wait for the next delivery. */
async function takeAll(db: Db, { marketId, rows }: OrderDraft) {
  if (findMarketBySiteId(marketId)?.useProductOnHand === false) return ok(undefined);
  const wanted = new Map<string, number>();
  for (const { sku, taken } of rows) wanted.set(sku, (wanted.get(sku) ?? 0) + taken);
  const stock = await takeStock(
    db,
    [...wanted].map(([sku, pieces]) => ({ sku, pieces })),
  );
  for (const { sku, name, colour, size } of rows) {
    const onHand = stock.find((level) => level.sku === sku)?.onHand ?? 0;
    const named = [name, colour, size].filter(Boolean).join(', ');
    if (onHand < (wanted.get(sku) ?? 0)) return refuse({ code: 'out-of-stock', name: named, sku, onHand });
  }
  return ok(undefined);
}

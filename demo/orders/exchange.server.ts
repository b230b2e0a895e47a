import { newId } from '#core/ids.ts';
import { takeStock } from '#modules/catalogue/stock-store.server.ts';
import { goodsOf } from '#modules/fulfilment/held-order.ts';
import { insertStep } from '#modules/fulfilment/order-step-store.server.ts';
import { insertReturn } from '#modules/fulfilment/return-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { Order } from '#modules/order/order.ts';
import { replacementOrder, replacementRowNumber } from '#modules/returns/replacement-order.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Random } from '../random.ts';
import type { DemoArticle } from './article-store.server.ts';

/** A buyer has just exchanged a piece for the next size: the return waits for staff, and the replacement is an order. */
export async function exchange(db: Db, order: Order, articles: readonly DemoArticle[], random: Random, now: Date) {
  const wishes = goodsOf(order).flatMap((row) => {
    const article = articles.find(({ partNo }) => row.sku.startsWith(partNo));
    const size = article?.sizes[article.sizes.indexOf(row.size) + 1];
    return article && size !== undefined ? [{ row, size, sku: `${article.partNo}${size}` }] : [];
  });
  const wish = await firstInStock(db, wishes);
  if (!wish) return;
  const { row, size, sku } = wish;
  const { rowNumber, colour, picture } = row;
  const id = () => newId(now, (count) => Uint8Array.from({ length: count }, () => random.int(0, 255)));
  const [returnId, replacementId] = [id(), id()];
  const draft = replacementOrder(order, [{ rowNumber, quantity: 1, article: { sku, colour, size, picture } }], {
    id: replacementId,
    cartId: id(),
    returnId,
    now,
  });
  const sent = { order: draft, sendKey: `exchange:${returnId}`, payload: {}, campaignIds: [], payment: undefined };
  const orderNo = await insertOrder(db, sent);
  await insertStep(db, order.id, now, { kind: 'return-asked', returnId });
  await insertStep(db, order.id, now, { kind: 'exchange', number: orderNo });
  await insertStep(db, replacementId, now, { kind: 'exchange', number: order.orderNo });
  await insertReturn(db, {
    id: returnId,
    orderId: order.id,
    rows: [
      {
        rowNumber,
        quantity: 1,
        reason: 'too-small',
        replacement: { rowNumber: replacementRowNumber(0), pieces: 1, sku, colour, size },
      },
    ],
    comment: '',
    askedAt: now,
    askedBy: order.buyer.id,
    replacement: { orderId: replacementId, orderNo },
  });
}

/** Reduces the stock, as in a real exchange. A sold-out size is never chosen. */
async function firstInStock<W extends { readonly sku: string }>(db: Db, wishes: readonly W[]): Promise<W | undefined> {
  for (const wish of wishes) {
    const [level] = await takeStock(db, [{ sku: wish.sku, pieces: 1 }]);
    if (level && level.onHand > 0) return wish;
  }
  return undefined;
}

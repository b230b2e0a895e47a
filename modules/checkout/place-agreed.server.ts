import { ok, type Result } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { takeStock } from '../catalogue/stock-store.server.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import type { OrderDraft } from '../order/order.ts';
import { placedEvents } from '../order/order-events.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { shareStock, wantedPieces } from './send/share-stock.ts';
import { takeCredit } from './take-credit.server.ts';

export { articleRowOf } from './send/order-rows.ts';
export { taxPlaceOf } from './tax-place.ts';

type Agreed = {
  readonly draft: OrderDraft;
  /** The same key twice is refused by the database. */
  readonly sendKey: string;
  readonly countsStock: boolean;
};

/**
 * In the caller's transaction: an order whose content was agreed on elsewhere takes stock and credit and is placed at once. There is no
 * cart to close, and nobody's approval or limit counts. Returns the order's number; after a refusal the caller rolls back.
 */
export async function placeAgreed(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { draft, sendKey, countsStock }: Agreed,
): Promise<Result<string, Refusal>> {
  const shared = countsStock
    ? shareStock(draft.rows, await takeStock(db, wantedPieces(draft.rows)))
    : ok([...draft.rows]);
  if (!shared.ok) return shared;
  const credit = await takeCredit(db, draft, { seesCredit: false });
  if (!credit.ok) return credit;
  const order = { ...draft, rows: shared.value };
  const orderNo = await insertOrder(db, { order, sendKey, payload: {}, campaignIds: [], payment: undefined });
  await events.publish(db, ...placedEvents(draft.id, {}));
  return ok(orderNo);
}

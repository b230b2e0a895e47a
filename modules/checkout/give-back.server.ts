import { type RawBuilder, sql } from 'kysely';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { forgetExcess, hasExcess, noteExcess } from '../allowance/excess-store.server.ts';
import { holdAllowances } from '../allowance/hold-allowances.server.ts';
import { returnStock, takeStock } from '../catalogue/stock-store.server.ts';
import { holdLimit } from '../limit-use/hold-limit.server.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { orderGivenUp } from '../order/order-events.ts';
import { forgetTaken } from '../order/pending-order.server.ts';
import { listTaken } from '../order/settling-store.server.ts';
import { campaignUsesChanged } from '../promotion/campaign-events.ts';
import { insertionOfUses, returnUses, takeUses, usesAsJson } from '../promotion/campaign-uses.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { RepricedOrder } from './reprice-order.server.ts';
import { shareStock, wantedPieces, withHeldStock } from './send/share-stock.ts';
import { changeCredit } from './take-credit.server.ts';

/** In the transaction that gives an order up: returns its stock and its promotion uses. */
export async function giveBack({ events }: Pick<Shop, 'events'>, db: Db, orderId: string): Promise<void> {
  await returnStock(db, await listTaken(db, orderId));
  const isFreeAgain = await returnUses(db, orderId);
  await events.publish(db, { name: orderGivenUp, key: orderId, payload: { orderId } });
  if (isFreeAgain) await events.publish(db, { name: campaignUsesChanged, key: orderId, payload: {} });
}

/** In the transaction that locks a waiting order: returns its stock; the order keeps waiting. */
export async function freeStock(db: Db, orderId: string): Promise<void> {
  await returnStock(db, await listTaken(db, orderId));
  await forgetTaken(db, orderId);
}

/** What a waiting order holds besides its stock and credit. */
export type HeldGoods = {
  /** The campaigns of which it holds a use. */
  readonly uses: readonly string[];
  /** Whether it exceeds allowances, as last counted. */
  readonly hasExcess: boolean;
};

/** SQL, to be read beside other facts of the order. */
export const heldAsJson = (orderId: RawBuilder<unknown>): RawBuilder<HeldGoods> =>
  sql<HeldGoods>`json_build_object('uses', ${usesAsJson(orderId)}, 'hasExcess', ${hasExcess(orderId)})`;

type Retaken = {
  readonly was: Order;
  readonly held: HeldGoods;
  readonly repriced: RepricedOrder;
  readonly countsStock: boolean;
  /** At the time of sending, or set by the company since. */
  readonly hidesPrices: boolean;
  readonly at: Date;
};

/**
 * In the transaction that locks a waiting order: returns the order's stock, promotion uses and credit, and takes what it needs now. Returns
 * the order with its share of the stock. A refusal rolls everything back. `was` and `held` are as the lock
 * found them.
 */
export async function retakeGoods(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { was, held, repriced: { order, limitedCampaigns, spender, pieces }, countsStock, hidesPrices, at }: Retaken,
): Promise<Result<Order, Refusal>> {
  const shared = await retakeStock(db, { was, order, countsStock });
  if (!shared.ok) return shared;
  const isFreeAgain = held.uses.length > 0 && (await returnUses(db, order.id));
  const { taken, isLast } = await takeUses(db, limitedCampaigns);
  if (taken.length < limitedCampaigns.length) return refuse({ code: 'promotions-changed' });
  if (taken.length > 0) await insertionOfUses(db, order.id, taken).execute();
  const allowed = await holdLimit(db, spender, order.priced.totals.payable);
  if (!allowed.ok) return allowed;
  const exceeded = await holdAllowances(db, pieces, { isForApproval: true });
  if (!exceeded.ok) return exceeded;
  if (held.hasExcess) await forgetExcess(db, order.id);
  await noteExcess(db, order, exceeded.value);
  const credit = await changeCredit(db, { was, now: { ...order, hidesPrices }, at });
  if (!credit.ok) return credit;
  if (isFreeAgain !== isLast) await events.publish(db, { name: campaignUsesChanged, key: order.id, payload: {} });
  return ok({ ...order, rows: shared.value });
}

/** Stock that the order holds completely is left alone: returning and taking it would lock and write each sku twice for nothing. */
async function retakeStock(
  db: Db,
  { was, order, countsStock }: Pick<Retaken, 'was' | 'countsStock'> & { readonly order: Order },
): Promise<Result<OrderRow[], Refusal>> {
  const held = countsStock ? withHeldStock(order.rows, was.rows) : undefined;
  if (held) return ok(held);
  await returnStock(db, await listTaken(db, order.id));
  return countsStock ? shareStock(order.rows, await takeStock(db, wantedPieces(order.rows))) : ok([...order.rows]);
}

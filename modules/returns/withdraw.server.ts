import { ok, type Result, refuse } from '#core/result.ts';
import type { Unit } from '#core/units.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { holdOrder } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { insertStep } from '../fulfilment/order-step-store.server.ts';
import { findReturn, findReturns, insertReturn } from '../fulfilment/return-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { oddQuantity } from '../order/odd-quantity.ts';
import { orderReturnAsked } from '../order/order-events.ts';
import { gatherPieces, type RowPieces } from '../order/pieces.ts';
import { type OrderWay, type ReachShop, reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { returnDaysOfMarket } from './return-days.server.ts';
import { isTooLate } from './return-term.ts';
import { withdrawableOf } from './returnable.ts';

type Input = {
  readonly way: OrderWay;
  /** Identifies the withdrawal: a repeated request with the same id has no effect. */
  readonly id: string;
  readonly rows: readonly RowPieces[];
};

type WithdrawRefusal =
  | {
      code: 'not-signed-in' | 'order-not-found' | 'not-allowed' | 'return-empty' | 'key-reused' | 'withdrawal-closed';
    }
  | { code: 'quantity-not-whole'; sku: string; quantity: number; unitCode: Unit }
  | { code: 'return-too-many'; rows: string };

/** Consumers in the EU, from the order until the end of the return period (Directive 2011/83/EU, article 11a). */
export const isWithdrawalOpen = (held: HeldOrder, days: number, now: Date): boolean =>
  held.order.owner.kind !== 'company' &&
  held.order.placedAt !== undefined &&
  findMarketBySiteId(held.order.marketId)?.eu === true &&
  !isTooLate(held, days, now);

/** The consumer who bought, or a guest by the link of the order: the statement needs no reason and no consent of staff. */
export async function withdraw(
  shop: ReachShop & Pick<Shop, 'events'>,
  visit: Visit,
  { way, id, ...wish }: Input,
): Promise<Result<OrderReturn, WithdrawRefusal>> {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  if (!reached.value.mayAct) return refuse({ code: 'not-allowed' });
  const pieces = wish.rows.filter(({ quantity }) => quantity > 0);
  if (pieces.length === 0) return refuse({ code: 'return-empty' });
  const { order } = reached.value;
  const odd = oddQuantity(order.rows, pieces);
  if (odd) return refuse({ code: 'quantity-not-whole', ...odd });
  const days = await shop.snapshots.read(returnDaysOfMarket, order.marketId);
  return inTransaction(shop.db, async (db): Promise<Result<OrderReturn, WithdrawRefusal>> => {
    const held = await holdOrder(db, order.id);
    if (!held) return refuse({ code: 'order-not-found' });
    const before = await findReturn(db, id);
    if (before) return before.orderId === order.id ? ok(before) : refuse({ code: 'key-reused' });
    if (!isWithdrawalOpen(held, days, visit.now)) return refuse({ code: 'withdrawal-closed' });
    const left = gatherPieces(withdrawableOf(held, await findReturns(db, order.id)));
    const over = [...gatherPieces(pieces)].filter(([row, quantity]) => quantity > (left.get(row) ?? 0));
    if (over.length > 0) return refuse({ code: 'return-too-many', rows: over.map(([row]) => row).join(', ') });
    const rows = pieces.map((row) => ({ ...row, reason: 'not-wanted' as const }));
    const withdrawal = { id, orderId: order.id, kind: 'withdrawal' as const, rows, comment: '', askedAt: visit.now };
    const stated = { ...withdrawal, askedBy: visit.claims?.customer_id };
    const kept = await insertReturn(db, stated);
    await insertStep(db, order.id, visit.now, { kind: 'withdrawal', returnId: id });
    await shop.events.publish(db, {
      name: orderReturnAsked,
      key: order.id,
      payload: { orderId: order.id, returnId: id },
    });
    return ok(kept);
  });
}

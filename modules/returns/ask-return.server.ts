import { ok, type Result, refuse } from '#core/result.ts';
import type { Unit } from '#core/units.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { holdOrder, readHeld } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn, ReturnedRow } from '../fulfilment/order-return.ts';
import { insertStep } from '../fulfilment/order-step-store.server.ts';
import { findReturn, findReturns, insertReturn } from '../fulfilment/return-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { oddQuantity } from '../order/odd-quantity.ts';
import { orderReturnAsked } from '../order/order-events.ts';
import { gatherPieces } from '../order/pieces.ts';
import { type OrderWay, type ReachShop, reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { returnDaysOfMarket } from './return-days.server.ts';
import { isGuaranteed, isTooLate, lastReturnDay } from './return-term.ts';
import { isPersonalised, returnableOf, withdrawableOf } from './returnable.ts';
import { isWithdrawalOpen } from './withdraw.server.ts';

type Input = {
  readonly way: OrderWay;
  /** Names it: sent twice it is one. */
  readonly id: string;
  readonly rows: readonly ReturnedRow[];
  readonly comment: string;
};

type AskRefusal =
  | { code: 'not-signed-in' | 'order-not-found' | 'not-allowed' | 'return-empty' | 'key-reused' }
  | { code: 'quantity-not-whole'; sku: string; quantity: number; unitCode: Unit }
  | { code: 'return-too-late' }
  | { code: 'return-too-many' | 'return-personalised'; rows: string };

/** For those who may act on the order. Only delivered pieces that are in no other open or accepted return can be sent back. */
export async function askReturn(
  shop: ReachShop & Pick<Shop, 'events'>,
  visit: Visit,
  { way, id, comment, ...wish }: Input,
): Promise<Result<OrderReturn, AskRefusal>> {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  if (!reached.value.mayAct) return refuse({ code: 'not-allowed' });
  const rows = wish.rows.filter(({ quantity }) => quantity > 0);
  if (rows.length === 0) return refuse({ code: 'return-empty' });
  const odd = oddQuantity(reached.value.order.rows, rows);
  if (odd) return refuse({ code: 'quantity-not-whole', ...odd });
  const { id: orderId, marketId } = reached.value.order;
  const days = await shop.snapshots.read(returnDaysOfMarket, marketId);
  return inTransaction(shop.db, async (db): Promise<Result<OrderReturn, AskRefusal>> => {
    const held = await holdOrder(db, orderId);
    if (!held) return refuse({ code: 'order-not-found' });
    const before = await findReturn(db, id);
    if (before) return before.orderId === orderId ? ok(before) : refuse({ code: 'key-reused' });
    const wanted = rows.filter(({ reason }) => !isGuaranteed(reason));
    if (wanted.length > 0 && isTooLate(held, days, visit.now)) return refuse({ code: 'return-too-late' });
    const made = wanted.filter(({ rowNumber }) => isPersonalised(held.order, rowNumber));
    if (made.length > 0) return refuse({ code: 'return-personalised', rows: listed(made) });
    const left = gatherPieces(returnableOf(held, await findReturns(db, orderId)));
    const over = [...gatherPieces(rows)].filter(([rowNumber, pieces]) => pieces > (left.get(rowNumber) ?? 0));
    if (over.length > 0) return refuse({ code: 'return-too-many', rows: over.map(([row]) => row).join(', ') });
    const asked = { id, orderId, rows, comment, askedAt: visit.now, askedBy: visit.claims?.customer_id };
    await insertReturn(db, asked);
    await insertStep(db, orderId, visit.now, { kind: 'return-asked', returnId: id });
    await shop.events.publish(db, { name: orderReturnAsked, key: orderId, payload: { orderId, returnId: id } });
    return ok<OrderReturn>({ ...asked, kind: 'return', state: 'asked', decidedAt: undefined, answer: '' });
  });
}

const listed = (rows: readonly ReturnedRow[]): string => rows.map(({ rowNumber }) => rowNumber).join(', ');

/** For those who may see the order: its returns, and the pieces that can still be sent back. */
export async function listReturns(shop: ReachShop, visit: Visit, { way }: { way: OrderWay }) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  const orderId = reached.value.order.id;
  const held = await readHeld(shop.db, orderId);
  if (!held) return refuse({ code: 'order-not-found' });
  const returns = await findReturns(shop.db, orderId);
  const open = await readReturnable(shop, visit, held, returns);
  const none = reached.value.mayAct ? {} : { returnable: [], withdrawable: [] };
  return ok({ returns, ...open, ...none });
}

/** What of an order may still be sent back or withdrawn from, and until when. */
export async function readReturnable(
  shop: Pick<Shop, 'snapshots'>,
  visit: Visit,
  held: HeldOrder,
  returns: readonly OrderReturn[],
) {
  const days = await shop.snapshots.read(returnDaysOfMarket, held.order.marketId);
  return {
    returnable: returnableOf(held, returns),
    withdrawable: isWithdrawalOpen(held, days, visit.now) ? withdrawableOf(held, returns) : [],
    returnUntil: lastReturnDay(held, days, visit.now),
    returnDays: days,
    isReturnLate: isTooLate(held, days, visit.now),
  };
}

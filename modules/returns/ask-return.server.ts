import { ok, type Result, refuse } from '#core/result.ts';
import type { Unit } from '#core/units.ts';
import { awaitsReplaced } from '../fulfilment/awaits-replaced.server.ts';
import { holdOrder } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { insertStep } from '../fulfilment/order-step-store.server.ts';
import { findReturn, findReturns, insertReturn } from '../fulfilment/return-store.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { oddQuantity } from '../order/odd-quantity.ts';
import { orderReturnAsked } from '../order/order-events.ts';
import { gatherPieces, type RowPieces } from '../order/pieces.ts';
import { type OrderWay, type ReachShop, reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ExchangeShop } from './exchange-options.server.ts';
import { findReplacements, type ReturnRowRequest, returnedRows } from './find-replacements.server.ts';
import { placeReplacement } from './place-replacement.server.ts';
import { returnDaysOfMarket } from './return-days.server.ts';
import { isGuaranteed, isTooLate } from './return-term.ts';
import { isPersonalised, returnableOf } from './returnable.ts';

type Input = {
  readonly way: OrderWay;
  /** Identifies the return: a repeated request with the same id has no effect. */
  readonly id: string;
  readonly rows: readonly ReturnRowRequest[];
  readonly comment: string;
};

type AskRefusal =
  | { code: 'not-signed-in' | 'order-not-found' | 'not-allowed' | 'return-empty' | 'key-reused' }
  | { code: 'quantity-not-whole'; sku: string; quantity: number; unitCode: Unit }
  | { code: 'return-too-late' | 'exchange-open' }
  | { code: 'return-too-many' | 'return-personalised'; rows: string }
  | { code: 'sku-not-sold'; sku: string }
  | { code: 'out-of-stock'; name: string; sku: string; onHand: number };

/**
 * For those who may act on the order. Only delivered pieces that are in no other open or accepted return can be sent
 * back. An exchanged row gets its replacement in the same request.
 */
export async function askReturn(
  shop: ReachShop & ExchangeShop & Pick<Shop, 'events'>,
  visit: Visit,
  { way, id, comment, ...wish }: Input,
): Promise<Result<OrderReturn, AskRefusal>> {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  if (!reached.value.mayAct) return refuse({ code: 'not-allowed' });
  const wishes = wish.rows.filter(({ quantity }) => quantity > 0);
  if (wishes.length === 0) return refuse({ code: 'return-empty' });
  const odd = oddQuantity(reached.value.order.rows, wishes);
  if (odd) return refuse({ code: 'quantity-not-whole', ...odd });
  const { id: orderId, marketId } = reached.value.order;
  // A repeated request is answered below, independent of the current stock.
  const isKnown = (await findReturn(shop.db, id)) !== undefined;
  const isExchange = wishes.some(({ exchangeSku }) => exchangeSku !== undefined);
  if (!isKnown && isExchange && (await awaitsReplaced(shop.db, reached.value.order)))
    return refuse({ code: 'exchange-open' });
  const found = await findReplacements(shop, visit, reached.value.order, isKnown ? [] : wishes);
  if (!found.ok) return found;
  const days = await shop.snapshots.read(returnDaysOfMarket, marketId);
  return afterCollisions(() =>
    inTransaction(shop.db, async (db): Promise<Result<OrderReturn, AskRefusal>> => {
      const held = await holdOrder(db, orderId);
      if (!held) return refuse({ code: 'order-not-found' });
      const before = await findReturn(db, id);
      if (before) return before.orderId === orderId ? ok(before) : refuse({ code: 'key-reused' });
      const wanted = wishes.filter(({ reason }) => !isGuaranteed(reason));
      if (wanted.length > 0 && isTooLate(held, days, visit.now)) return refuse({ code: 'return-too-late' });
      const made = wanted.filter(({ rowNumber }) => isPersonalised(held.order, rowNumber));
      if (made.length > 0) return refuse({ code: 'return-personalised', rows: listed(made) });
      const left = gatherPieces(returnableOf(held, await findReturns(db, orderId)));
      const over = [...gatherPieces(wishes)].filter(([rowNumber, pieces]) => pieces > (left.get(rowNumber) ?? 0));
      if (over.length > 0) return refuse({ code: 'return-too-many', rows: over.map(([row]) => row).join(', ') });
      await insertStep(db, orderId, visit.now, { kind: 'return-asked', returnId: id });
      const exchanged = found.value;
      const placing = { order: held.order, exchanged, returnId: id, now: visit.now };
      const placed = exchanged.length > 0 ? await placeReplacement(shop, db, placing) : ok(undefined);
      if (!placed.ok) return placed;
      const said = { id, orderId, comment, askedAt: visit.now, askedBy: visit.claims?.customer_id };
      const asked = { ...said, rows: returnedRows(wishes, exchanged), replacement: placed.value };
      const kept = await insertReturn(db, asked);
      await shop.events.publish(db, { name: orderReturnAsked, key: orderId, payload: { orderId, returnId: id } });
      return ok(kept);
    }),
  );
}

const listed = (rows: readonly RowPieces[]): string => rows.map(({ rowNumber }) => rowNumber).join(', ');

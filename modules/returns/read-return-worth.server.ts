import { type Money, money, subtract, sum } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { type OrderReturn, returnNumberOf } from '../fulfilment/order-return.ts';
import { findReturn, findReturns } from '../fulfilment/return-store.server.ts';
import { heldBefore, notReplacedOf, replacedBy, returnWorth } from './return-worth.ts';

type ReadWorth = {
  /** The refund for accepting it, or the refund that was made. */
  readonly worth: Money;
  /** Money that waits for another return, which must be accepted as well. */
  readonly awaited: { readonly amount: Money; readonly number: string } | undefined;
};

/**
 * The refund for accepting a return, or after acceptance the refund that was made. A replacement costs nothing; its
 * refund is what was paid for the goods that it replaced, once the return of those is accepted too (`awaitsReplaced`).
 */
export async function readReturnWorth(db: Db, held: HeldOrder, asked: OrderReturn): Promise<ReadWorth> {
  const none = money(0, held.order.priced.currency);
  const goods = await readPaidGoods(db, held, asked);
  // If the return of the replaced goods was refused, nothing is refunded for them.
  if (asked.state === 'refused' || !goods) return { worth: none, awaited: undefined };
  const { paid, pieces, number } = goods;
  const expected = () => returnWorth(paid, pieces, false);
  const awaited = number === undefined ? undefined : { amount: expected(), number };
  if (asked.state === 'asked') return { worth: expected(), awaited };
  return { worth: asked.givenBack?.paid ?? (await readPast(db, held, asked)), awaited };
}

/**
 * The order that paid for the goods of a return, and its pieces; `number`: the first return that still has to be
 * accepted. Undefined if that return was refused.
 */
async function readPaidGoods(db: Db, held: HeldOrder, asked: OrderReturn) {
  let paid = held;
  let pieces = notReplacedOf(asked);
  let number: string | undefined;
  while (paid.order.exchange) {
    const { orderId, orderNo, returnId } = paid.order.exchange;
    const first = await findReturn(db, returnId);
    const before = await readHeld(db, orderId);
    if (!first || !before) throw new Error(`the order ${paid.order.id} replaces goods of an order that is gone`);
    if (first.state === 'refused') return undefined;
    pieces = replacedBy(first, pieces);
    if (first.state !== 'accepted') number = returnNumberOf(orderNo, first);
    paid = before;
  }
  return { paid, pieces, number };
}

/**
 * The refund of a return that was accepted before refunds were stored. The money of a replacement counts with the
 * return of the goods that it replaced, and the freight with the last return of the order. Known refunds of later
 * returns are not counted twice.
 */
async function readPast(db: Db, held: HeldOrder, asked: OrderReturn): Promise<Money> {
  if (held.order.exchange) return money(0, held.order.priced.currency);
  const others = (await findReturns(db, held.order.id)).filter(
    ({ state, id }) => state === 'accepted' && id !== asked.id,
  );
  const timeOf = ({ decidedAt }: OrderReturn) => decidedAt?.getTime() ?? 0;
  const later = others.filter((one) => timeOf(one) > timeOf(asked));
  const known = later.filter(({ givenBack }) => givenBack);
  const unknown = later.filter(({ givenBack }) => !givenBack);
  const together = returnWorth(heldBefore(held, unknown), [asked, ...known].flatMap(notReplacedOf), true);
  const given = known.flatMap(({ givenBack }) => givenBack?.paid ?? []);
  return subtract(together, sum(given, together.currency));
}

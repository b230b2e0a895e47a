import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { toDecimal } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import type { OrderStep } from '../approval-rules/step-store.server.ts';
import type { HeldGoods } from '../checkout/give-back.server.ts';
import { type RepricedOrder, repriceOrder } from '../checkout/reprice-order.server.ts';
import { afterCollisions, inTransaction, tryOut } from '../in-transaction.server.ts';
import type { Order } from '../order/order.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { tellApprovals } from '../tell-pages.server.ts';
import type { Visit } from '../visit.ts';
import { cartOfOrder } from './decide/cart-of-order.ts';
import { checkWaiting, type Past, readWaiting } from './decide/check-waiting.server.ts';
import { differencesOf, type OrderDifference } from './decide/order-differences.ts';
import { visitOfBuyer } from './decide/visit-of-buyer.server.ts';
import { writeDecision } from './decide/write-decision.server.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { readHidesPrices } from './hides-prices.server.ts';
import { decidedRowsOf, type RowWish, reasonsOf, rejectsAll, rejectsRow, textOfOrder } from './order-decision.ts';
import { markOf, readSeen, seenOf } from './order-mark.server.ts';
import { refuseOrder } from './refuse-order.server.ts';

export type Decision = {
  readonly orderId: string;
  readonly wishes: readonly RowWish[];
  /** `try`: nothing is saved. `change`: the order is changed and continues to wait. `place`: it is approved. */
  readonly mode: 'try' | 'change' | 'place';
  /** A message to the buyer, with an approval. */
  readonly message?: string;
  /**
   * A mark of the order that the approver saw. If the order would have another result, it is not placed; if the waiting
   * approval was given meanwhile, the refusal is `step-decided`.
   */
  readonly seen?: string | undefined;
  /** The approval that is given, if `seen` does not contain it. */
  readonly step?: number | undefined;
  /** Extra work in the transaction that holds the order. If it is refused, the decision is rolled back. */
  readonly alongside?: Alongside | undefined;
};

export type Alongside = (db: Db) => Promise<Refusal | undefined>;

/** The result of a decision. */
export type DecidedOrder = {
  /** Refused, or withdrawn if the buyer decides: every row goes back to the buyer. */
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  /** Both orders contain whether their amounts are hidden now. */
  readonly was: Order;
  readonly order: Order;
  readonly rows: readonly DecidedRow[];
  /** Other differences from the sent order. */
  readonly differences: readonly OrderDifference[];
  /** A mark of what the approver sees, to be sent with the approval. */
  readonly seen: string;
  readonly savedCartId: string | undefined;
};

const mostTries = 3;

/**
 * An approver decides row by row. Prices, stock, assortment, limit and credit are checked as of now. In one
 * transaction, the remaining rows continue as the order, and the rejected rows become a saved cart of the buyer. A
 * repeated approval without changes, also of a step, gets the first answer again; after any other decision the refusal
 * is `order-not-pending`.
 */
export async function decideOrder(shop: Shop, visit: Visit, input: Decision): Promise<Result<DecidedOrder, Refusal>> {
  for (let attempt = 1; ; attempt += 1) {
    const decided = await decideOnce(shop, visit, input);
    if (!decided.ok) return decided;
    if (decided.value !== 'again') {
      if (input.mode !== 'try') tellApprovals(shop, decided.value.order.owner);
      return ok(await withHiddenPrices(shop, decided.value));
    }
    if (attempt === mostTries) return refuse({ code: 'order-being-processed' });
  }
}

async function decideOnce(shop: Shop, visit: Visit, input: Decision): Promise<Result<DecidedOrder | 'again', Refusal>> {
  const { orderId, wishes, mode } = input;
  const allowed = await readDecisionScope(shop, visit);
  if (!allowed.ok) return allowed;
  const { scope } = allowed.value;
  const first = await readWaiting(shop, visit, input, scope);
  if (!first.ok) return first;
  if (wishes.some((wish) => rejectsRow(wish) && (wish.reason ?? '').trim() === ''))
    return refuse({ code: 'message-missing' });
  const { read, order: was, past, step } = first.value;
  if (past) return answerAgain(input, was, past);
  if (rejectsAll(was, wishes)) return refuseAll(shop, visit, input, { was, step });
  const buyer = await visitOfBuyer(shop.db, visit, was, first.value);
  const otherwise = () => cartOfOrder(was, () => newId(visit.now, randomBytes));
  const repriced = await repriceOrder(shop, buyer, { order: was, wishes, otherwise, heldUses: first.value.held.uses });
  if (!repriced.ok) {
    // Another decision may have changed the order between the two reads: then that decision is the answer.
    const since = await readWaiting(shop, visit, input, scope);
    if (!since.ok) return since;
    if (since.value.past) return answerAgain(input, since.value.order, since.value.past);
    return textOfOrder(since.value.order) === textOfOrder(was) ? repriced : ok('again');
  }
  const decide = async (db: Db) => {
    const held = await holdToDecide(db, orderId, scope, read);
    if (!held) return refuse({ code: 'order-not-found' });
    const waiting = await checkWaiting({ ...shop, db }, visit, input, held.order);
    if (!waiting.ok) return waiting;
    const { past: since } = waiting.value;
    if (!since && textOfOrder(held.order) !== textOfOrder(was)) return ok('again' as const);
    const beside = await input.alongside?.(db);
    if (beside) return refuse(beside);
    if (since) return answerAgain(input, held.order, since);
    return carryOut(shop, db, visit, {
      ...waiting.value,
      payload: held.payload,
      input,
      repriced: repriced.value,
      buyer,
    });
  };
  return afterCollisions<Result<DecidedOrder | 'again', Refusal>>(() =>
    mode === 'try' ? tryOut(shop.db, decide) : inTransaction(shop.db, decide),
  );
}

/** Nothing is left to approve: the order is refused, with the reasons of its rows. */
async function refuseAll(
  shop: Shop,
  visit: Visit,
  { orderId, wishes, mode, message: said = '' }: Decision,
  { was, step }: { readonly was: Order; readonly step: number },
): Promise<Result<DecidedOrder, Refusal>> {
  if (mode === 'change') return refuse({ code: 'cart-empty' });
  const rows = decidedRowsOf(was, { rows: [] }, wishes);
  const message = [said.trim(), reasonsOf(rows)].filter(Boolean).join('\n');
  const tried = { state: 'refused' as const };
  const refused = mode === 'try' ? ok(tried) : await refuseOrder(shop, visit, { orderId, message, rows });
  if (!refused.ok) return refused;
  const { state } = refused.value;
  return ok({ ...unchanged(was, step), state, rows });
}

function answerAgain({ mode, wishes }: Decision, order: Order, past: Past): Result<DecidedOrder, Refusal> {
  if (mode !== 'place' || wishes.length > 0) return refuse(past.refusal);
  return ok({ ...unchanged(order, past.step), state: past.state });
}

const unchanged = (order: Order, step: number) => ({
  was: order,
  order,
  rows: [],
  differences: [],
  seen: seenOf(order, step),
  savedCartId: undefined,
});

type Carrying = {
  readonly input: Decision;
  readonly order: Order;
  readonly steps: readonly OrderStep[];
  readonly step: number;
  readonly repriced: RepricedOrder;
  readonly payload: unknown;
  readonly held: HeldGoods;
  readonly hasFormerNews: boolean;
  readonly buyer: Visit;
};

async function carryOut(
  shop: Shop,
  db: Db,
  visit: Visit,
  { input, order: was, steps, step, repriced, payload, held, hasFormerNews, buyer }: Carrying,
): Promise<Result<DecidedOrder, Refusal>> {
  const { wishes, mode, seen, message = '' } = input;
  const rows = decidedRowsOf(was, repriced.order, wishes);
  const isApproved = mode === 'place';
  const countsStock = buyer.market.useProductOnHand;
  const written = await writeDecision(shop, db, visit, {
    was,
    steps,
    repriced,
    rows,
    message,
    payload,
    held,
    isPlaced: isApproved,
    countsStock,
    hasFormerNews,
  });
  if (!written.ok) return written;
  const { order, savedCartId, isPlaced } = written.value;
  // Without a mark, the approver saw the order as it was sent.
  const mark = seen === undefined ? markOf(was) : readSeen(seen).mark;
  if (isApproved && mark !== markOf(order)) return refuse(await differs(shop, was, order));
  const state = isPlaced ? 'approved' : 'waiting';
  const differences = differencesOf(was, order, rows);
  return ok({ state, was, order, rows, differences, seen: seenOf(order, step), savedCartId });
}

/** The company may have hidden prices since the order was sent. */
async function withHiddenPrices(shop: Shop, decided: DecidedOrder): Promise<DecidedOrder> {
  const hidesPrices = await readHidesPrices(shop, decided.was);
  return { ...decided, was: { ...decided.was, hidesPrices }, order: { ...decided.order, hidesPrices } };
}

async function differs(shop: Shop, was: Order, now: Order): Promise<Refusal> {
  const code = 'order-differs';
  if (await readHidesPrices(shop, now)) return { code };
  const [before, after] = [was.priced.totals.payable, now.priced.totals.payable];
  return { code, was: toDecimal(before), now: toDecimal(after), currency: after.currency };
}

import { ok, type Result } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { askNext, findApproval, noteRows, notingOf } from '../../approval/approval-store.server.ts';
import { noteReservation } from '../../approval/reservation-store.server.ts';
import type { DecidedRow } from '../../approval/row-decision.ts';
import { listStepsOf, type OrderStep } from '../../approval-rules/step-store.server.ts';
import { addSteps, approveStep } from '../../approval-rules/steps-of-order.server.ts';
import { recordChange } from '../../audit/record-change.server.ts';
import { giveBackRows } from '../../cart/give-back-cart.server.ts';
import { type HeldGoods, retakeGoods } from '../../checkout/give-back.server.ts';
import type { RepricedOrder } from '../../checkout/reprice-order.server.ts';
import { isOn } from '../../company/company-settings.ts';
import { readCompanyTerms } from '../../company/company-terms.server.ts';
import type { Order } from '../../order/order.ts';
import { orderPartlyApproved, orderPassedOn, orderRowsChanged, placedEvents } from '../../order/order-events.ts';
import { orderStatuses } from '../../order/order-status.ts';
import { placePending, rewritePending } from '../../order/pending-order.server.ts';
import { removeProofsOfRows } from '../../proof-sheet/proof-store.server.ts';
import type { Refusal } from '../../refusals.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readHidesPrices } from '../hides-prices.server.ts';
import { changedServices, reasonsOf, textOfOrder } from '../order-decision.ts';
import { authorOf } from './author-of.ts';

type Written = {
  readonly was: Order;
  /** As read under the lock. */
  readonly steps: readonly OrderStep[];
  readonly repriced: RepricedOrder;
  readonly rows: readonly DecidedRow[];
  readonly message: string;
  readonly payload: unknown;
  readonly held: HeldGoods;
  readonly isPlaced: boolean;
  readonly countsStock: boolean;
  /** Rows were changed before this decision, or an earlier approver has written to the buyer. */
  readonly hasFormerNews: boolean;
};

/**
 * In the transaction that holds the order: writes the order's new rows, saves the rejected ones as a cart of the buyer,
 * and publishes the events of a placed order. All or nothing.
 */
export async function writeDecision(
  shop: Shop,
  db: Db,
  visit: Visit,
  {
    was,
    steps: known,
    repriced,
    rows,
    message,
    payload,
    held,
    isPlaced: isApproved,
    countsStock,
    hasFormerNews,
  }: Written,
): Promise<Result<{ order: Order; savedCartId: string | undefined; isPlaced: boolean }, Refusal>> {
  const { now: at } = visit;
  const { id: orderId, orderNo, language } = was;
  const hidesPrices = await readHidesPrices(shop, was);
  const taken = await retakeGoods(shop, db, { was, held, repriced, countsStock, hidesPrices, at });
  if (!taken.ok) return taken;
  const order = taken.value;
  const { cart, kept, rejected } = repriced;
  const name = shop.texts.say(language, 'order', 'givenBack', { orderNo }) ?? orderNo;
  const givenBack = await giveBackRows(db, {
    cart,
    orderId,
    kept,
    rejected,
    name,
    description: reasonsOf(rows),
    now: at,
  });
  if (!givenBack.ok) return givenBack;
  const savedCartId = givenBack.value;
  const readsSame = textOfOrder(order) === textOfOrder(was);
  const isSame = readsSame && takenOf(order) === takenOf(was) && rows.length === 0;
  if (!isSame) {
    await rewritePending(db, order);
    await removeProofsOfRows(db, orderId, changedServices(was, order));
  }
  const by = visit.claims?.customer_id;
  await noteRows(db, { orderId, rows, by });
  // A higher price since the order was sent may meet another rule.
  const isDearer = order.priced.totals.payable.amount > was.priced.totals.payable.amount;
  const isForOther = rows.length > 0 || isDearer;
  const steps = isForOther || !readsSame ? await askRules(shop, db, was, { repriced, isForOther }) : known;
  const next = isApproved ? await approveStep(db, { orderId, steps, by, at }) : undefined;
  const isPlaced = isApproved && next === undefined;
  await record(db, visit, { was, order, rows, message, isPlaced, isPassedOn: next !== undefined, hidesPrices });
  if (next) {
    await askNext(db, { orderId, approverId: next[0], by, at, message });
    await shop.events.publish(db, { name: orderPassedOn, key: orderId, payload: { orderId } });
  }
  if (!isPlaced) {
    await noteReservation(db, orderId, at);
    if (rows.length > 0) await shop.events.publish(db, { name: orderRowsChanged, key: orderId, payload: { orderId } });
    return ok({ order, savedCartId, isPlaced });
  }
  await placePending(db, orderId, at, notingOf({ orderId, state: 'approved', by, at, message }));
  await shop.events.publish(db, ...placedEvents(orderId, payload));
  if (hasFormerNews || rows.length > 0 || message !== '')
    await shop.events.publish(db, { name: orderPartlyApproved, key: orderId, payload: { orderId } });
  return ok({ order, savedCartId, isPlaced });
}

type Asking = {
  readonly repriced: RepricedOrder;
  /** Earlier approvals were given for other rows or a lower price. */
  readonly isForOther: boolean;
};

/** A change may meet rules that the sent order did not meet. Returns the current steps. */
async function askRules(shop: Shop, db: Db, { id: orderId, owner }: Order, { repriced, isForOther }: Asking) {
  if (owner.kind !== 'company') return [];
  const { settings } = await readCompanyTerms(shop, owner.companyId);
  const approverId = (await findApproval(db, orderId))?.approver?.id;
  const allowsOwn = isOn(settings, 'AllowOwnApproval');
  const { matched: rules } = repriced;
  await addSteps(db, { orderId, approverId, rules, buyerId: owner.customerId, allowsOwn, isForOther });
  return listStepsOf(db, orderId);
}

/** After the end of its reservation an order holds no stock, although its rows are unchanged. */
const takenOf = ({ rows }: Order): string => rows.map(({ taken }) => taken).join();

type Recorded = Pick<Written, 'was' | 'rows' | 'message' | 'isPlaced'> & {
  readonly order: Order;
  readonly isPassedOn: boolean;
  /** The company can read the audit entries about its orders. */
  readonly hidesPrices: boolean;
};

async function record(
  db: Db,
  visit: Visit,
  { was, order, rows, message, isPlaced, isPassedOn, hidesPrices }: Recorded,
): Promise<void> {
  const texts = rows.map(({ rowNumber, before, after }) => [
    rowNumber,
    `${before.quantity} ${before.sku}`,
    after ? `${after.quantity} ${after.sku}` : '',
  ]);
  const sideOf = (side: 1 | 2, { priced }: Order) =>
    rows.length === 0
      ? {}
      : {
          ...(!hidesPrices && { payable: priced.totals.payable.amount }),
          rows: texts.map((text) => `${text[0]}: ${text[side]}`).join('; '),
        };
  const reasons = [reasonsOf(rows), message].filter(Boolean).join('\n');
  await recordChange(db, visit, {
    action: isPlaced ? 'order.approved' : isPassedOn ? 'order.step-approved' : 'order.changed',
    subject: was.id,
    before: {
      ...(isPassedOn && { approval: 'waiting' }),
      ...(isPlaced && { status: was.status, approval: 'waiting' }),
      ...sideOf(1, was),
    },
    after: {
      ...(isPassedOn && { approval: 'next' }),
      ...(isPlaced && { status: orderStatuses.Confirmed, approval: 'approved' }),
      ...sideOf(2, order),
    },
    ...(reasons !== '' && {
      personal: { of: buyerOf(was), author: authorOf(visit), after: { message: reasons } },
    }),
  });
}

const buyerOf = ({ owner }: Order) => (owner.kind === 'public' ? undefined : owner.customerId);

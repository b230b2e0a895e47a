import { add, negate, sum } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { billOf } from '../invoice/bill.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { splitCredit } from '../invoice/split-credit.ts';
import { dayIn } from '../market/market-day.ts';
import { orderRefundDue } from '../order/order-events.ts';
import { noteGivenBack } from '../order/order-progress-store.server.ts';
import type { Pieces } from '../order/pieces.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import { findPayment } from '../payment/payment-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { billOrder } from './bill-order.server.ts';
import { endExchange } from './end-exchange.server.ts';
import { freeCredit } from './free-credit.server.ts';
import { givenBackOf } from './given-back.ts';
import { openRefund, saveGivenBack } from './given-back-store.server.ts';
import { billedOf, type HeldOrder } from './held-order.ts';
import { moveAlong } from './move-along.server.ts';
import { insertStep } from './order-step-store.server.ts';
import { tellPapers } from './tell-papers.server.ts';

type Giving = {
  readonly shop: Pick<Shop, 'events' | 'texts' | 'clock' | 'log' | 'env'>;
  readonly db: Db;
  readonly held: HeldOrder;
  readonly now: Date;
  /** Identifies the refund: the same key twice is one refund. */
  readonly key: string;
  /** Pieces that the buyer keeps, before and after the change. */
  readonly before: Pieces;
  readonly after: Pieces;
  /** The return for which it is given back, if any. */
  readonly returnId?: string | undefined;
};

type Note = Pick<Invoice, 'id' | 'payable'>;

/**
 * For pieces that were denied or returned: refunds what was paid and credits what was billed. Replacement goods were paid with the original
 * order and are refunded there. Returns whether a payment is refunded.
 */
export async function giveBack(giving: Giving): Promise<boolean> {
  const isRefunded = await refund(giving);
  const notes = await credit(giving);
  await free(giving, notes);
  const { shop, db, held, returnId } = giving;
  const bill = billOf(held.order, giving.after, giving.before);
  await noteGivenBack(db, held.order.id, bill.payable);
  if (returnId !== undefined) await saveGivenBack(db, returnId, givenBackOf(held.order, bill));
  const paid = await endExchange(giving);
  if (!paid) return isRefunded;
  const isFirstRefunded = await giveBack({ ...giving, ...paid });
  await tellPapers(shop, db, paid.held);
  await moveAlong(shop, db, { orderId: paid.held.order.id, returnId });
  return isRefunded || isFirstRefunded;
}

/** Frees credit: billed pieces through their credit notes, the others as cancelled. */
async function free({ db, held: { order }, now, key, before, after }: Giving, notes: readonly Note[]): Promise<void> {
  for (const { id, payable } of notes)
    await freeCredit(db, order, { kind: 'credit', amount: negate(payable), reference: id }, now);
  const { payable: worth } = billOf(order, after, before);
  const credited = sum(
    notes.map(({ payable }) => payable),
    worth.currency,
  );
  await freeCredit(db, order, { kind: 'cancellation', amount: add(worth, credited), reference: key }, now);
}

/**
 * Refunds through the provider, after the commit. Orders on account are credited, or not billed in the first place. Returns whether there is
 * a payment to refund; without one, staff see that the refund found none.
 */
async function refund({ shop, db, held: { order }, now, key, before, after, returnId }: Giving): Promise<boolean> {
  const isPaid = ['card', 'redirect'].includes(paymentKindOf(order.paymentMethodId) ?? '');
  const { payable } = billOf(order, after, before);
  if (!isPaid || payable.amount <= 0) return false;
  await shop.events.publish(db, {
    name: orderRefundDue,
    key: order.id,
    payload: { orderId: order.id, ...payable, key, returnId },
  });
  if (returnId !== undefined) await openRefund(db, returnId, key);
  if (!(await findPayment(db, order.id))?.reference) return false;
  await insertStep(db, order.id, now, { kind: 'refund', amount: payable });
  return true;
}

/** Credits what was billed, with one note for each invoice. */
async function credit({ shop, db, held, now, after: kept }: Giving): Promise<Note[]> {
  const { order, invoices } = held;
  const before = billedOf(held);
  const after = new Map([...before].map(([row, pieces]) => [row, Math.min(pieces, kept.get(row) ?? 0)]));
  const notes: Note[] = [];
  for (const step of splitCredit(invoices, before, after)) {
    const note = await billOrder(shop, db, { order, now, issuedOn: dayIn(order.marketId, now), ...step });
    if (note) notes.push(note);
  }
  return notes;
}

import { randomBytes } from 'node:crypto';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { newId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import { billOrder } from '#modules/fulfilment/bill-order.server.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { givenBackOf } from '#modules/fulfilment/given-back.ts';
import { saveGivenBack } from '#modules/fulfilment/given-back-store.server.ts';
import { billedOf, factsOf, goodsOf, type HeldOrder, keptOf } from '#modules/fulfilment/held-order.ts';
import { insertStep } from '#modules/fulfilment/order-step-store.server.ts';
import { progressOf } from '#modules/fulfilment/progress.ts';
import { insertReturn, saveDecision } from '#modules/fulfilment/return-store.server.ts';
import { billOf } from '#modules/invoice/bill.ts';
import type { Invoice } from '#modules/invoice/invoice.ts';
import { isSettled } from '#modules/invoice/invoice-left.ts';
import { payInvoice } from '#modules/invoice/invoice-store.server.ts';
import { markReminded } from '#modules/invoice/late-invoice-store.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Order } from '#modules/order/order.ts';
import { noteGivenBack, saveDenied, saveProgress } from '#modules/order/order-progress-store.server.ts';
import { orderStatuses } from '#modules/order/order-status.ts';
import { gatherPieces } from '#modules/order/pieces.ts';
import { paymentKindOf } from '#modules/payment/payment-method.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { demoMethods } from '../checkout/methods.ts';
import type { Happening } from './course.ts';

type Noting = { readonly shop: Pick<Shop, 'texts' | 'env'>; readonly db: Db };

const daysOnTheWay = 3;
const dayMs = 86_400_000;

/**
 * Stores the history of an order with its original times, without events: no mails are sent for old orders, and no warehouse continues with
 * them. It does not use `applyReport`, which reads everything again for each fact: there are more than a thousand.
 */
export async function carryOut(noting: Noting, order: Order, course: readonly Happening[], now: Date): Promise<void> {
  let held: HeldOrder = {
    order,
    isOpen: order.status >= orderStatuses.Received,
    reported: orderStatuses.Default,
    state: 'received',
    denied: new Map(),
    deliveries: [],
    invoices: [],
    returned: new Map(),
    exchanged: new Map(),
  };
  for (const happening of course) {
    held = await note(noting, held, happening);
    const { at, kind } = happening;
    held = await moveOn(noting, held, at, at, kind === 'return' ? undefined : kind);
  }
  const open = held.invoices.findLast((invoice) => !isSettled(invoice));
  if (open && open.dueOn < dayIn(held.order.marketId, now)) await markReminded(noting.db, open.id, now);
  const lateFrom = open?.dueOn;
  held = await moveOn(
    noting,
    held,
    now,
    new Date(addDays((lateFrom ?? dayIn(held.order.marketId, now)) as CalendarDate, 1)),
  );
  await saveProgress(noting.db, order.id, progressOf(factsOf(held, now)));
}

/** The status that follows from all facts of that day. */
async function moveOn(
  { db }: Noting,
  held: HeldOrder,
  day: Date,
  at: Date,
  by?: Exclude<Happening['kind'], 'return'>,
): Promise<HeldOrder> {
  const { order } = held;
  const { status } = progressOf(factsOf(held, day));
  if (status === order.status) return held;
  await insertStep(db, order.id, at, { kind: 'status', from: order.status, to: status, by });
  return { ...held, order: { ...order, status } };
}

async function note(noting: Noting, held: HeldOrder, happening: Happening): Promise<HeldOrder> {
  const { kind, at } = happening;
  if (kind === 'accepted') return accept(noting, held);
  if (kind === 'delivery') return deliver(noting, held, happening);
  if (kind === 'denial') return deny(noting, held, happening);
  if (kind === 'return') return takeBack(noting, held, happening);
  return kind === 'invoice' ? bill(noting, held, at) : pay(noting, held, at);
}

async function accept({ db }: Noting, held: HeldOrder): Promise<HeldOrder> {
  const reported = orderStatuses.Confirmed;
  await db.updateTable('orders').set({ reported }).where('id', '=', held.order.id).execute();
  return { ...held, reported };
}

type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>;

async function deliver({ db }: Noting, held: HeldOrder, { at, rows, arrivedAt }: Of<'delivery'>): Promise<HeldOrder> {
  const { order, deliveries } = held;
  const count = deliveries.length + 1;
  const trackingNumber = `YR${order.orderNo}${String(count).padStart(2, '0')}`;
  const method = demoMethods.find(({ id }) => id === order.delivery.method.deliveryMethodId);
  const delivery = {
    id: newId(at, randomBytes),
    orderId: order.id,
    dispatchNumber: `${order.orderNo}-${count}`,
    carrier: method?.carrier ?? '',
    trackingNumber,
    trackingUrl: `https://parcels.example/${trackingNumber}`,
    dispatchedAt: at,
    expectedOn: addDays(dayIn(order.marketId, at), daysOnTheWay),
    arrivedAt,
    rows,
  };
  const { dispatchNumber } = delivery;
  await insertDelivery(db, delivery);
  await insertStep(db, order.id, at, { kind: 'delivery', dispatchNumber, rows });
  if (arrivedAt) await insertStep(db, order.id, arrivedAt, { kind: 'arrival', dispatchNumber });
  return { ...held, deliveries: [...deliveries, delivery] };
}

/** Bills everything at once, including freight. */
async function bill({ shop, db }: Noting, held: HeldOrder, at: Date): Promise<HeldOrder> {
  const { order, invoices } = held;
  const after = gatherPieces(order.rows);
  return withPaper(
    held,
    await billOrder(shop, db, {
      issuedOn: dayIn(order.marketId, at),
      order,
      before: billedOf({ invoices }),
      after,
      now: at,
    }),
  );
}

const withPaper = (held: HeldOrder, paper: Omit<Invoice, 'orderNo'> | undefined): HeldOrder =>
  paper ? { ...held, invoices: [...held.invoices, { ...paper, orderNo: held.order.orderNo }] } : held;

async function pay({ db }: Noting, held: HeldOrder, paidAt: Date): Promise<HeldOrder> {
  const open = held.invoices.find((invoice) => !isSettled(invoice));
  if (!open) return held;
  await payInvoice(db, open.id, paidAt);
  await insertStep(db, held.order.id, paidAt, { kind: 'payment', number: open.number });
  return { ...held, invoices: held.invoices.map((one) => (one === open ? { ...one, paidAt } : one)) };
}

/** Before any goods are sent or billed. */
async function deny({ db }: Noting, held: HeldOrder, { at, rows }: Of<'denial'>): Promise<HeldOrder> {
  const denied = gatherPieces(rows);
  const gone = goodsOf(held.order).flatMap(({ rowNumber, taken }) => {
    const pieces = denied.get(rowNumber);
    return pieces === undefined ? [] : [{ rowNumber, denied: pieces, taken: Math.max(0, taken - pieces) }];
  });
  await saveDenied(db, held.order.id, gone);
  await insertStep(db, held.order.id, at, { kind: 'denial', rows });
  const next = { ...held, denied };
  await noteMoneyBack(db, held.order, billOf(held.order, keptOf(next), keptOf(held)).payable, at);
  return next;
}

/** Reduces the cost of the order. For a card order, a step records the refund. */
async function noteMoneyBack(db: Db, { id, paymentMethodId }: Order, amount: Money, at: Date): Promise<void> {
  await noteGivenBack(db, id, amount);
  if (paymentKindOf(paymentMethodId) === 'card' && amount.amount > 0)
    await insertStep(db, id, at, { kind: 'refund', amount });
}

/** Requested the day before; refused, or accepted and credited. */
async function takeBack(
  { shop, db }: Noting,
  held: HeldOrder,
  { at, rows, reason, comment, refusal }: Of<'return'>,
): Promise<HeldOrder> {
  const { order, invoices } = held;
  const id = newId(at, randomBytes);
  const askedAt = new Date(at.getTime() - dayMs);
  const asked = rows.map((row) => ({ ...row, reason }));
  const askedBy = order.owner.kind === 'public' ? undefined : order.owner.customerId;
  await insertReturn(db, { id, orderId: order.id, rows: asked, comment, askedAt, askedBy });
  const state = refusal === undefined ? 'accepted' : 'refused';
  await saveDecision(db, { id, state, answer: refusal ?? '', decidedAt: at, decidedBy: undefined });
  await insertStep(db, order.id, askedAt, { kind: 'return-asked', returnId: id });
  await insertStep(db, order.id, at, { kind: `return-${state}`, returnId: id });
  if (state === 'refused') return held;
  const returned = gatherPieces(rows);
  const [before, kept] = [billedOf(held), keptOf({ ...held, returned })];
  const worth = billOf(order, kept, keptOf(held));
  await noteMoneyBack(db, order, worth.payable, at);
  await saveGivenBack(db, id, givenBackOf(order, worth));
  const after = new Map([...before].map(([row, pieces]) => [row, Math.min(pieces, kept.get(row) ?? 0)]));
  const [credits] = invoices;
  const note =
    credits &&
    (await billOrder(shop, db, { issuedOn: dayIn(order.marketId, at), order, before, after, now: at, credits }));
  const credited = invoices.map((one) => (one === credits && note ? { ...one, credited: note.payable } : one));
  return withPaper({ ...held, returned, invoices: credited }, note);
}

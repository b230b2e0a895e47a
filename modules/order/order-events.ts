import * as z from 'zod';
import { isCurrency } from '#core/money.ts';
import type { NewEvent } from '#platform/events/event.ts';
import type { OrderDraft } from './order.ts';

/** Events of orders. The key of each is the order's id, so that they are delivered in sequence. */
export const orderPlaced = 'order-placed';
/** The order waits for approval. `order-placed` follows once it is approved. */
export const orderPending = 'order-pending';
/** One of several approvers has approved; the next one must be asked. */
export const orderPassedOn = 'order-passed-on';
export const orderNotApproved = 'order-not-approved';
/** Approved with a comment to the buyer, or with changes: rows were changed or returned. */
export const orderPartlyApproved = 'order-partly-approved';
/** Rows were changed or returned, and the order still waits for approval. */
export const orderRowsChanged = 'order-rows-changed';
/** Withdrawn while it waited for approval: by its buyer, or because the buyer's account was deleted. */
export const orderWithdrawn = 'order-withdrawn';
/** The order was given up, and what it had taken was returned. */
export const orderGivenUp = 'order-given-up';
export const paymentCaptureDue = 'payment-capture-due';
export const paymentVoidDue = 'payment-void-due';
export const orderWishes = 'order-wishes';
export const orderProgressed = 'order-progressed';
export const orderRefundDue = 'order-refund-due';
export const orderPaperIssued = 'order-paper-issued';
export const orderReturnAsked = 'order-return-asked';
export const orderReturnDecided = 'order-return-decided';
export const orderAnswered = 'order-answered';
export const orderWearersRefused = 'order-wearers-refused';
/** Names of deleted people were erased in the order. */
export const orderNamesErased = 'order-names-erased';

export const orderPayload = z.object({ orderId: z.string() });

export const orderWithdrawnPayload = orderPayload.extend({
  /** The people who could decide on it until then. */
  asked: z.array(z.number()),
  /** The buyer's account was deleted. */
  isDeleted: z.boolean().optional(),
});

export const paymentVoidDuePayload = orderPayload.extend({ reference: z.string() });

/** The buyer's extra wishes, such as an account or a newsletter. */
export const orderWishesPayload = orderPayload.extend({
  saveAddress: z.boolean(),
  makeAccount: z.boolean(),
  newsletter: z.boolean(),
});

/**
 * `dispatchNumber`, `denied`: goods were just sent or denied, whether or not the status changed. `isLast`: no more goods follow.
 * `isMoneyBack`: a payment for the denied goods is refunded.
 */
export const orderProgressedPayload = orderPayload.extend({
  from: z.number(),
  to: z.number(),
  dispatchNumber: z.string().optional(),
  isLast: z.boolean().optional(),
  denied: z.array(z.object({ rowNumber: z.number(), quantity: z.number() })).optional(),
  isMoneyBack: z.boolean().optional().meta({ description: 'A payment for the denied goods is refunded.' }),
  returnId: z.string().optional().meta({ description: 'The accepted return that moved the order.' }),
});

export type OrderProgressed = z.output<typeof orderProgressedPayload>;

/** A refund for goods that were denied or returned. The same key twice is one refund. */
export const orderRefundDuePayload = orderPayload.extend({
  amount: z.number().int().positive(),
  currency: z.string().refine(isCurrency),
  key: z.string(),
  /** The return for which it is. */
  returnId: z.string().optional(),
});

/** An invoice, or a credit note. */
export const orderPaperIssuedPayload = orderPayload.extend({
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
});

export const orderReturnAskedPayload = orderPayload.extend({ returnId: z.string() });

export const orderReturnDecidedPayload = orderReturnAskedPayload.extend({ state: z.enum(['accepted', 'refused']) });

/** Staff wrote to the buyer. */
export const orderAnsweredPayload = orderPayload.extend({ messageId: z.string() });

/** The laundry refused the wearers of these rows. */
export const wearersRefusedPayload = orderPayload.extend({ rows: z.string() });

type Wishes = Omit<z.output<typeof orderWishesPayload>, 'orderId'>;

const asked = z.object({
  deliveryAddress: z.object({ saveAddress: z.boolean() }),
  createCustomerAccount: z.boolean().optional(),
  metadata: z.object({ B2CSignUpForNewsletter: z.string().nullable() }),
});

type Sent = Pick<OrderDraft, 'id' | 'kind' | 'paymentState'>;

/**
 * The events of a sent order. An order that must be paid first has its events when it is paid. An order of a procurement system has
 * none, because that system has the cart already.
 */
export function sentEvents({ id, kind, paymentState }: Sent, payload: unknown): NewEvent[] {
  if (paymentState === 'Pending' || kind === 'punch-out') return [];
  return kind === 'approval' ? [{ name: orderPending, key: id, payload: { orderId: id } }] : placedEvents(id, payload);
}

/** The events of a placed order: that it was placed, and the extra wishes of the request. */
export function placedEvents(orderId: string, payload: unknown): NewEvent[] {
  const tell = (name: string, facts = {}) => ({ name, key: orderId, payload: { orderId, ...facts } });
  const wishes = wishesOf(payload);
  return hasWishes(wishes) ? [tell(orderPlaced), tell(orderWishes, wishes)] : [tell(orderPlaced)];
}

function wishesOf(payload: unknown): Wishes {
  const { success, data } = asked.safeParse(payload);
  return {
    saveAddress: success && data.deliveryAddress.saveAddress,
    makeAccount: success && data.createCustomerAccount === true,
    newsletter: success && data.metadata.B2CSignUpForNewsletter === 'true',
  };
}

const hasWishes = ({ saveAddress, makeAccount, newsletter }: Wishes): boolean =>
  saveAddress || makeAccount || newsletter;

import * as z from 'zod';
import { isCurrency } from '#core/money.ts';

/** What happens to orders. The key of each is the order's id, so they are heard in their order. */
export const orderPlaced = 'order-placed';
export const orderReleased = 'order-released';
export const paymentCaptureDue = 'payment-capture-due';
export const paymentVoidDue = 'payment-void-due';
export const orderWishes = 'order-wishes';
export const orderProgressed = 'order-progressed';
export const orderRefundDue = 'order-refund-due';
export const orderPaperIssued = 'order-paper-issued';
export const orderReturnAsked = 'order-return-asked';
export const orderReturnDecided = 'order-return-decided';
export const orderAnswered = 'order-answered';

export const orderPayload = z.object({ orderId: z.string() });

export const paymentVoidDuePayload = orderPayload.extend({ reference: z.string() });

/** What the buyer asked for beside the order. */
export const orderWishesPayload = orderPayload.extend({
  saveAddress: z.boolean(),
  makeAccount: z.boolean(),
  newsletter: z.boolean(),
});

/**
 * `dispatchNumber`, `denied`: something has just left the warehouse, or will never come, whether or not the status changed.
 * `isLast`: nothing is left to come after it.
 */
export const orderProgressedPayload = orderPayload.extend({
  from: z.number(),
  to: z.number(),
  dispatchNumber: z.string().optional(),
  isLast: z.boolean().optional(),
  denied: z.array(z.object({ rowNumber: z.number(), quantity: z.number() })).optional(),
});

export type OrderProgressed = z.output<typeof orderProgressedPayload>;

/** What was paid for goods that do not come, or that came back. The same key twice is one refund. */
export const orderRefundDuePayload = orderPayload.extend({
  amount: z.number().int().positive(),
  currency: z.string().refine(isCurrency),
  key: z.string(),
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

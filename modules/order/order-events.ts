import * as z from 'zod';

/** What happens to orders. The key of each is the order's id, so they are heard in their order. */
export const orderPlaced = 'order-placed';
export const orderReleased = 'order-released';
export const paymentCaptureDue = 'payment-capture-due';
export const paymentVoidDue = 'payment-void-due';
export const orderWishes = 'order-wishes';

export const orderPayload = z.object({ orderId: z.string() });

export const paymentVoidDuePayload = orderPayload.extend({ reference: z.string() });

/** What the buyer asked for beside the order. */
export const orderWishesPayload = orderPayload.extend({
  saveAddress: z.boolean(),
  makeAccount: z.boolean(),
  newsletter: z.boolean(),
});

/** Shorter than the half hour after which an order that nobody has paid is released. */
export const paymentSessionMs = 25 * 60_000;

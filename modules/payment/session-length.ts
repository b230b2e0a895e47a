/** Shorter than the half hour after which an order that nobody has paid is given up. */
export const paymentSessionMs = 25 * 60_000;

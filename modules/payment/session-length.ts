/** Shorter than the half hour after which an unpaid order is given up. */
export const paymentSessionMs = 25 * 60_000;

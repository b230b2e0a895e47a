import { ok, refuse } from '#core/result.ts';

/** Chosen by us: no real order is that large, and a cart of this size still loads quickly. */
export const mostRows = 2000;

/** Checks the number of rows, including services, against the limit. */
export const checkRoom = (rows: number) =>
  rows > mostRows ? refuse({ code: 'cart-full', maximum: mostRows }) : ok(undefined);

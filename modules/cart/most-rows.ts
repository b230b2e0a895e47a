import { ok, refuse } from '#core/result.ts';

/** Our own choice: no real order comes near it, and a cart of this size is still read at once. */
export const mostRows = 2000;

/** Whether a cart may have so many rows, services included. */
export const checkRoom = (rows: number) =>
  rows > mostRows ? refuse({ code: 'cart-full', maximum: mostRows }) : ok(undefined);

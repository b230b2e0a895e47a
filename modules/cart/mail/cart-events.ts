import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { pieceUnit, units } from '#core/units.ts';

/** Somebody sends a cart by mail: its rows as they were at that moment. */
export const cartMailAsked = 'cart-mail-asked';

export const cartMailAskedPayload = z.object({
  cartId: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
  to: z.string(),
  message: z.string(),
  rows: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      quantity: z.number(),
      soldBy: z.enum(units).default(pieceUnit),
      /** As it was shown, with its currency; empty where prices are hidden. */
      price: z.string(),
    }),
  ),
});

import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { pieceUnit, units } from '#core/units.ts';

/** Published when a visitor sends a cart by mail, with the rows at that time. */
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
      /** Formatted with currency; empty if prices are hidden. */
      price: z.string(),
    }),
  ),
});

import * as z from 'zod';
import { amountIn, amounts } from '../amounts.ts';
import { benefit } from './benefit.ts';

/** So much off the goods, at most what they cost. */
export const basketAmount = benefit({
  schema: z.strictObject({ kind: z.literal('basket-amount'), amounts }),
  fields: { amounts: 'amounts' },
  type: 'DiscountBasket',
  effect: ({ amounts: list }, { rows, market }) => {
    const off = amountIn(list, market);
    return off && rows.length > 0 ? { kind: 'basket-amount', off } : undefined;
  },
});

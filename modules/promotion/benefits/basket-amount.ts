import * as z from 'zod';
import { amountIn, amounts } from '../amounts.ts';
import { benefit } from './benefit.ts';

/** A fixed discount on the goods, limited to their price. */
export const basketAmount = benefit({
  schema: z.strictObject({ kind: z.literal('basket-amount'), amounts }),
  fields: { amounts: 'amounts' },
  type: 'DiscountBasket',
  effect: ({ amounts: list }, { rows, market }) => {
    const off = amountIn(list, market);
    return off && rows.length > 0 ? { kind: 'basket-amount', off } : undefined;
  },
});

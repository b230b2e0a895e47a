import * as z from 'zod';
import { amountIn, amounts } from '../amounts.ts';
import { onSide } from '../basket-sums.ts';
import { benefit } from './benefit.ts';

/** A fixed price for delivery; has no effect if delivery is already cheaper. */
export const freightPrice = benefit({
  schema: z.strictObject({ kind: z.literal('freight-price'), amounts }),
  fields: { amounts: 'amounts' },
  type: 'DiscountFreight',
  effect: ({ amounts: list }, { rows, freight, market }) => {
    const price = amountIn(list, market);
    if (!price || rows.length === 0) return undefined;
    const isCheaper =
      freight !== undefined && onSide(freight, price.isGross, market.vatBasisPoints).amount <= price.amount.amount;
    return isCheaper ? undefined : { kind: 'freight-price', price };
  },
});

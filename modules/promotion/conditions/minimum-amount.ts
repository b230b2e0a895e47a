import * as z from 'zod';
import { amountIn, amounts } from '../amounts.ts';
import { listSum } from '../basket-sums.ts';
import { condition } from './condition.ts';

/** The goods cost a minimum amount before promotions. Not met if the market's currency has no amount. */
export const minimumAmount = condition({
  schema: z.strictObject({ kind: z.literal('minimum-amount'), amounts }),
  fields: { amounts: 'amounts' },
  holds: ({ amounts: list }, situation) => {
    const least = amountIn(list, situation.market);
    return least !== undefined && listSum(situation.rows, least.isGross, situation).amount >= least.amount.amount;
  },
});

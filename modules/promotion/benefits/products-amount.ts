import * as z from 'zod';
import { amountIn, amounts } from '../amounts.ts';
import { selection } from '../selection.ts';
import { allPiecesOf, benefit, rowsFor } from './benefit.ts';

/** A fixed discount per piece. */
export const productsAmount = benefit({
  schema: z.strictObject({
    kind: z.literal('products-amount'),
    amounts,
    selection,
    skipsReduced: z.boolean().default(false),
  }),
  fields: { amounts: 'amounts', selection: 'selection', skipsReduced: 'switch' },
  type: 'DiscountProducts',
  effect: (wanted, situation) => {
    const off = amountIn(wanted.amounts, situation.market);
    const pieces = allPiecesOf(rowsFor(wanted, situation));
    return off && pieces.length > 0 ? { kind: 'pieces-amount', pieces, off } : undefined;
  },
});

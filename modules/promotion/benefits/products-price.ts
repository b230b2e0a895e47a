import * as z from 'zod';
import { amountIn, amounts } from '../amounts.ts';
import { onSide } from '../basket-sums.ts';
import { selection } from '../selection.ts';
import { allPiecesOf, benefit, rowsFor } from './benefit.ts';

/** A fixed price per piece; has no effect on pieces that are already cheaper. */
export const productsPrice = benefit({
  schema: z.strictObject({
    kind: z.literal('products-price'),
    amounts,
    selection,
    skipsReduced: z.boolean().default(false),
  }),
  fields: { amounts: 'amounts', selection: 'selection', skipsReduced: 'switch' },
  type: 'DiscountProducts',
  effect: (wanted, situation) => {
    const price = amountIn(wanted.amounts, situation.market);
    if (!price) return undefined;
    const { vatBasisPoints } = situation.market;
    const dearer = rowsFor(wanted, situation).filter(
      ({ unit }) => onSide(unit, price.isGross, vatBasisPoints).amount > price.amount.amount,
    );
    return dearer.length > 0 ? { kind: 'pieces-price', pieces: allPiecesOf(dearer), price } : undefined;
  },
});

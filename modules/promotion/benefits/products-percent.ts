import * as z from 'zod';
import { percent, toBasisPoints } from '../percent.ts';
import { selection } from '../selection.ts';
import { allPiecesOf, benefit, rowsFor } from './benefit.ts';

export const productsPercent = benefit({
  schema: z.strictObject({
    kind: z.literal('products-percent'),
    percent,
    selection,
    skipsReduced: z.boolean().default(false),
  }),
  fields: { percent: 'percent', selection: 'selection', skipsReduced: 'switch' },
  type: 'DiscountProducts',
  effect: (wanted, situation) => {
    const pieces = allPiecesOf(rowsFor(wanted, situation));
    return pieces.length > 0
      ? { kind: 'pieces-percent', pieces, basisPoints: toBasisPoints(wanted.percent) }
      : undefined;
  },
});

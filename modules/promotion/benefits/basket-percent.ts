import * as z from 'zod';
import { percent, toBasisPoints } from '../percent.ts';
import { allPiecesOf, benefit, rowsFor } from './benefit.ts';

export const basketPercent = benefit({
  schema: z.strictObject({ kind: z.literal('basket-percent'), percent, skipsReduced: z.boolean().default(false) }),
  fields: { percent: 'percent', skipsReduced: 'switch' },
  type: 'DiscountBasket',
  effect: (wanted, situation) => {
    const rows = rowsFor(wanted, situation);
    const basisPoints = toBasisPoints(wanted.percent);
    if (rows.length === 0) return undefined;
    if (rows.length === situation.rows.length) return { kind: 'basket-percent', basisPoints };
    return { kind: 'pieces-percent', pieces: allPiecesOf(rows), basisPoints };
  },
});

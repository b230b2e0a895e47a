import * as z from 'zod';
import { countPieces } from '../basket-sums.ts';
import { pieceCount } from '../piece-count.ts';
import { selection, selects } from '../selection.ts';
import { condition } from './condition.ts';

/** The cart contains a minimum number of pieces of certain goods in total. */
export const contains = condition({
  schema: z.strictObject({ kind: z.literal('contains'), selection, quantity: pieceCount.default(1) }),
  fields: { selection: 'selection', quantity: 'count' },
  holds: ({ selection: wanted, quantity }, { rows }) =>
    countPieces(rows.filter((row) => selects(wanted, row))) >= quantity,
});

import * as z from 'zod';
import { countPieces } from '../basket-sums.ts';
import { pieceCount } from '../piece-count.ts';
import { selection, selects } from '../selection.ts';
import { condition } from './condition.ts';

/** Certain goods are in the cart, at least so many pieces of them together. */
export const contains = condition({
  schema: z.strictObject({ kind: z.literal('contains'), selection, quantity: pieceCount.default(1) }),
  fields: { selection: 'selection', quantity: 'count' },
  holds: ({ selection: wanted, quantity }, { rows }) =>
    countPieces(rows.filter((row) => selects(wanted, row))) >= quantity,
});

import * as z from 'zod';
import { countPieces } from '../basket-sums.ts';
import { pieceCount } from '../piece-count.ts';
import { condition } from './condition.ts';

/** The cart holds at least so many pieces of anything. */
export const minimumQuantity = condition({
  schema: z.strictObject({ kind: z.literal('minimum-quantity'), quantity: pieceCount }),
  fields: { quantity: 'count' },
  holds: ({ quantity }, { rows }) => countPieces(rows) >= quantity,
});

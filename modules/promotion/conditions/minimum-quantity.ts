import * as z from 'zod';
import { countPieces } from '../basket-sums.ts';
import { pieceCount } from '../piece-count.ts';
import { condition } from './condition.ts';

/** The cart contains a minimum number of pieces of any goods. */
export const minimumQuantity = condition({
  schema: z.strictObject({ kind: z.literal('minimum-quantity'), quantity: pieceCount }),
  fields: { quantity: 'count' },
  holds: ({ quantity }, { rows }) => countPieces(rows) >= quantity,
});

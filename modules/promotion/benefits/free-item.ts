import * as z from 'zod';
import { pieceCount } from '../piece-count.ts';
import { partNumber } from '../selection.ts';
import { benefit } from './benefit.ts';

/** Adds a free item; it must be a full sku with its size. */
export const freeItem = benefit({
  schema: z.strictObject({
    kind: z.literal('free-item'),
    sku: partNumber.refine((text) => text.length > 12, 'part-number-invalid'),
    quantity: pieceCount.max(100).default(1),
  }),
  fields: { sku: 'sku', quantity: 'count' },
  type: 'AddProducts',
  effect: ({ sku, quantity }, { rows }) => (rows.length > 0 ? { kind: 'free-item', sku, quantity } : undefined),
});

import * as z from 'zod';

/** The article of a row before or after a decision. */
const article = z.object({ sku: z.string(), name: z.string(), detail: z.string(), quantity: z.number() });

/** The decision on a row that was changed or returned. */
export const decidedRow = z
  .object({
    rowNumber: z.number(),
    kind: z.enum(['changed', 'rejected']),
    before: article,
    after: article.optional(),
    reason: z.string(),
  })
  .meta({ id: 'DecidedRow' });

export type DecidedRow = z.output<typeof decidedRow>;

import * as z from 'zod';

const largestDatabaseInteger = 2_147_483_647;

/** An id in a path or a query. An empty one is missing: read as a number it would be 0, which is Iceland. */
export const idParam = z
  .string()
  .trim()
  .min(1)
  .pipe(z.coerce.number<string>().int().nonnegative().max(largestDatabaseInteger))
  .meta({ type: 'integer', minimum: 0, maximum: largestDatabaseInteger });

import * as z from 'zod';

export const largestDatabaseInteger = 2_147_483_647;

/** An id in a path or a query. An empty text counts as missing: read as a number it would be 0, which is Iceland. */
export const idParam = z
  .string()
  .trim()
  .min(1)
  .pipe(z.coerce.number<string>().int().nonnegative().max(largestDatabaseInteger))
  .meta({ type: 'integer', minimum: 0, maximum: largestDatabaseInteger });

/** An id in a body or a form. A number that is too large for the database is refused like other invalid input. */
export const idField = z.coerce.number<string | number>().int().positive().max(largestDatabaseInteger);

/** An id or a version in a JSON body. */
export const storedInt = z.int().positive().max(largestDatabaseInteger);

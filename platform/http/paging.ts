import * as z from 'zod';

/** Common paging parameters: ?page=1&pageSize=50, answered with items, page, pageSize and total. */
export const pagingQuery = z.object({
  page: z.coerce.number().int().min(1).default(1).meta({ description: 'The page, counted from 1.' }),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(50)
    .meta({ description: 'How many items a page has, 200 at the most.' }),
});

/** Common sorting parameters: ?sort=name&order=desc, with the fields that the call allows. */
export function sortingQuery<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.object({
    sort: z.enum(fields).default(fields[0] as never),
    order: z.enum(['asc', 'desc']).default('asc'),
  });
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
  });
}

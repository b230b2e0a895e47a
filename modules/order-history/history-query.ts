import * as z from 'zod';
import { pagingQuery } from '#platform/http/paging.ts';
import { orderStates } from '../order/order-state.ts';
import { idKey, numberKey, type Part, parseCursor } from './cursor.ts';
import { invoiceStates } from './invoice-line.ts';
import type { OrderFilter } from './order-filter.ts';
import { periodFields, searchFields, toOrderFilter } from './orders-schema.ts';

const cursorOf = (key: RegExp) =>
  z
    .string()
    .refine((text) => parseCursor(text, key) !== undefined)
    .optional();

const cursors = (key: RegExp) =>
  z.object({
    after: cursorOf(key).meta({
      description: 'The `next` of the previous response: continues there, without a page number.',
    }),
    before: cursorOf(key).meta({ description: 'The `previous` of the previous response: pages back from there.' }),
  });

const order = z.enum(['asc', 'desc']).default('desc');

const searchQuery = searchFields.extend(periodFields.shape).extend({
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Part of a number, a name, an e-mail address or a label; or a whole dispatch number.' }),
  state: z.enum(orderStates).optional().meta({ description: 'The state of an order as shown in lists.' }),
  companyId: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional()
    .meta({ description: 'One of the companies whose orders the caller sees, such as a child company.' }),
  own: z.stringbool().default(false).meta({ description: 'Only what the caller ordered.' }),
});

const { page, pageSize } = pagingQuery.shape;

export const summaryQuery = searchQuery;
export const orderLinesQuery = searchQuery.extend(cursors(numberKey).shape).extend({ page, pageSize, order });
export const deliveriesQuery = searchQuery.extend(cursors(idKey).shape).extend({ pageSize, order });
export const invoicesQuery = deliveriesQuery.extend({ State: z.enum(invoiceStates).optional() });

export function toAsked(query: z.output<typeof searchQuery>) {
  const { from, to, search, state, companyId, own } = query;
  const filter: OrderFilter = { ...toOrderFilter(query), from, to, text: search || undefined, state, companyId };
  return { reach: own ? ('own' as const) : ('all' as const), filter };
}

type PartQuery = {
  after?: string | undefined;
  before?: string | undefined;
  pageSize: number;
  order: Part['order'];
};

export const toPart = ({ after, before, pageSize: limit, order: way }: PartQuery, key: RegExp): Part => ({
  limit,
  order: way,
  after: parseCursor(after, key),
  before: parseCursor(before, key),
});

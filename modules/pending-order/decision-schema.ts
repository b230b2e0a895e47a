import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { toDecimal } from '#core/money.ts';
import { decidedRow } from '../approval/row-decision.ts';
import type { DecidedOrder } from './decide-order.server.ts';
import { longestReason } from './longest-reason.ts';

const mostRows = 1000;

export const seen = z.string().max(40).optional().meta({
  description:
    'From the decision that was tried, so that nothing else is placed than was seen, and only the approval that waited then is given.',
});

const reason = textField({ max: longestReason, min: 0, multiline: true });

export const rowChange = z.object({
  quantity: z.number().nonnegative().optional(),
  sku: z.string().max(40).optional().meta({ description: 'Another size, colour or product of the assortment.' }),
});

export const decisionBody = z
  .object({
    rows: z
      .array(
        rowChange.extend({
          rowNumber: z.int(),
          isRejected: z.boolean().default(false),
          reason: reason.optional().meta({ description: 'Needed where the row is rejected, also by a quantity of 0.' }),
        }),
      )
      .max(mostRows)
      .refine((rows) => new Set(rows.map(({ rowNumber }) => rowNumber)).size === rows.length)
      .meta({ description: 'Rows that are not named stay as they are; each is named once.' }),
    message: reason.optional().meta({ description: 'To the buyer.' }),
    isTry: z
      .boolean()
      .default(false)
      .meta({ description: 'Returns the result of the decision without changing anything.' }),
    seen,
  })
  .meta({ id: 'OrderDecision' });

const difference = z
  .object({
    kind: z.enum(['price', 'back-ordered', 'in-stock', 'added', 'gone']),
    rowNumber: z.int(),
    sku: z.string(),
    before: z
      .number()
      .optional()
      .meta({ description: 'The price of the row without tax; absent if prices are hidden.' }),
    after: z.number().optional(),
    backOrdered: z.number().meta({ description: 'Pieces that are not in stock and follow later.' }),
    nextDeliveryDate: z.string().optional(),
  })
  .meta({ id: 'OrderDifference' });

export const decisionAnswer = z
  .object({
    orderId: z.string(),
    orderNo: z.string(),
    state: z.enum(['waiting', 'approved', 'refused', 'withdrawn']),
    seen: z.string(),
    totalBefore: z.number().optional(),
    total: z.number().optional(),
    currency: z.string(),
    rows: z.array(decidedRow),
    differences: z
      .array(difference)
      .meta({ description: 'Other differences from the sent order: prices, freight, gifts and stock.' }),
    savedCartId: z.string().optional(),
  })
  .meta({ id: 'OrderDecided' });

const toDifference = (
  { kind, row, was }: DecidedOrder['differences'][number],
  { hidesPrices }: Pick<DecidedOrder['order'], 'hidesPrices'>,
) => ({
  kind,
  rowNumber: row.rowNumber,
  sku: row.sku,
  ...(!hidesPrices && was && { before: toDecimal(was.price.total.net) }),
  ...(!hidesPrices && kind !== 'gone' && { after: toDecimal(row.price.total.net) }),
  backOrdered: kind === 'gone' ? 0 : row.backOrdered,
  ...(row.nextDeliveryDate !== undefined && { nextDeliveryDate: row.nextDeliveryDate }),
});

export function toDecisionAnswer({ was, order, state, seen: mark, rows, differences, savedCartId }: DecidedOrder) {
  const { payable } = order.priced.totals;
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    state,
    seen: mark,
    ...(!order.hidesPrices && { totalBefore: toDecimal(was.priced.totals.payable), total: toDecimal(payable) }),
    currency: payable.currency,
    rows: [...rows],
    differences: differences.map((one) => toDifference(one, order)),
    ...(savedCartId !== undefined && { savedCartId }),
  };
}

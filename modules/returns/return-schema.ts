import * as z from 'zod';
import { quantityField, textField } from '#core/fields.ts';
import { type OrderReturn, returnReasons } from '../fulfilment/order-return.ts';
import type { RowPieces } from '../order/pieces.ts';

export const longestReturnComment = 1000;

const mostRows = 500;

export const askReturnBody = z
  .object({
    rows: z
      .array(z.object({ rowNumber: z.number().int(), quantity: quantityField, reason: z.enum(returnReasons) }))
      .max(mostRows),
    comment: textField({ max: longestReturnComment, min: 0, multiline: true }).default(''),
  })
  .meta({ id: 'AskReturn' });

export const returnView = z
  .object({
    id: z.string(),
    orderId: z.string(),
    state: z.enum(['asked', 'accepted', 'refused']),
    rows: z.array(z.object({ rowNumber: z.number().int(), quantity: z.number(), reason: z.enum(returnReasons) })),
    comment: z.string(),
    asked: z.string(),
    decided: z.string().nullable(),
    answer: z.string(),
  })
  .meta({ id: 'OrderReturn' });

export const returnsAnswer = z
  .object({
    returns: z.array(returnView),
    returnable: z
      .array(z.object({ rowNumber: z.number().int(), quantity: z.number() }))
      .meta({ description: 'Pieces that may still be asked to be sent back.' }),
  })
  .meta({ id: 'OrderReturns' });

export const toReturnView = (one: OrderReturn): z.input<typeof returnView> => ({
  id: one.id,
  orderId: one.orderId,
  state: one.state,
  rows: [...one.rows],
  comment: one.comment,
  asked: one.askedAt.toISOString(),
  decided: one.decidedAt?.toISOString() ?? null,
  answer: one.answer,
});

type Listed = { readonly returns: readonly OrderReturn[]; readonly returnable: readonly RowPieces[] };

export const toReturnsView = ({ returns, returnable }: Listed): z.input<typeof returnsAnswer> => ({
  returns: returns.map(toReturnView),
  returnable: [...returnable],
});

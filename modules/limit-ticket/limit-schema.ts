import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { toDecimal } from '#core/money.ts';
import type { LimitLeft } from '../approval/amount-limit.ts';
import { amountLimitPeriods } from '../company/company-settings.ts';
import { type LimitTicket, longestTicketText, ticketStatuses } from './limit-ticket.ts';

const amountText = textField({ max: 20 }).regex(/^\d{1,9}([.,]\d{1,2})?$/, 'money-invalid');
const reasonText = textField({ max: longestTicketText, multiline: true });
export const answerText = textField({ max: longestTicketText, min: 0, multiline: true });

export const ticketBody = z.object({ amount: amountText, reason: reasonText }).meta({ id: 'NewLimitTicket' });
export const answerBody = z.object({ answer: answerText.default('') }).meta({ id: 'LimitTicketAnswer' });
export const raiseBody = z.object({ amount: amountText }).meta({ id: 'RaisedLimit' });

export const ticketView = z
  .object({
    id: z.string(),
    customerId: z.int(),
    companyId: z.int(),
    amount: z.number(),
    currency: z.string(),
    status: z.enum(ticketStatuses),
    created: z.string(),
    reason: z.string(),
    answer: z.string(),
    points: z.number().optional().meta({ description: 'The amount in points, where the company uses points.' }),
  })
  .meta({ id: 'LimitTicket' });

export const toTicketView = (
  { amount, created, id, customerId, companyId, status, reason, answer }: LimitTicket,
  points: number | undefined,
) => ({
  id,
  customerId,
  companyId,
  amount: toDecimal(amount),
  currency: amount.currency,
  status,
  created: created.toISOString(),
  reason,
  answer,
  ...(points !== undefined && { points }),
});

const periodUse = z
  .object({
    from: z.iso.date(),
    to: z.iso.date().meta({ description: 'The first day after the period.' }),
    used: z.number(),
    carried: z.number().meta({ description: 'The rest of the previous period, which is included in the limit.' }),
  })
  .meta({ id: 'AmountLimitUse' });

const limitPoints = z
  .object({ limit: z.number(), left: z.number() })
  .meta({ id: 'AmountLimitPoints', description: 'The same in points, where the company uses points.' });

export const limitView = z
  .object({
    limit: z.number(),
    left: z.number(),
    currency: z.string(),
    period: z
      .enum(amountLimitPeriods)
      .meta({ description: 'The period of the limit: each order, or all orders of a period.' }),
    use: periodUse.optional().meta({ description: 'What other orders have used; absent where the period is Order.' }),
    points: limitPoints.optional(),
  })
  .meta({ id: 'AmountLimit' });

/** A limit, also in points if the company uses points. */
export type LimitInPoints = LimitLeft & { readonly points: z.infer<typeof limitPoints> | undefined };

export const toLimitView = ({ limit, left, use, points }: LimitInPoints) => ({
  limit: toDecimal(limit),
  left: toDecimal(left),
  currency: limit.currency,
  period: use?.period ?? ('Order' as const),
  ...(use && {
    use: { from: use.from, to: use.to, used: toDecimal(use.used), carried: toDecimal(use.carried) },
  }),
  ...(points && { points }),
});

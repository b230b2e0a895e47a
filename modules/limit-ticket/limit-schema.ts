import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { toDecimal } from '#core/money.ts';
import { type LimitTicket, longestTicketText, ticketStatuses } from './limit-ticket.ts';
import type { LimitLeft } from './read-limit.server.ts';

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
  })
  .meta({ id: 'LimitTicket' });

export const toTicketView = ({ amount, created, id, customerId, companyId, status, reason, answer }: LimitTicket) => ({
  id,
  customerId,
  companyId,
  amount: toDecimal(amount),
  currency: amount.currency,
  status,
  created: created.toISOString(),
  reason,
  answer,
});

export const limitView = z
  .object({ limit: z.number(), left: z.number(), currency: z.string() })
  .meta({ id: 'AmountLimit' });

export const toLimitView = ({ limit, left }: LimitLeft) => ({
  limit: toDecimal(limit),
  left: toDecimal(left),
  currency: limit.currency,
});

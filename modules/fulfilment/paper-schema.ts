import * as z from 'zod';
import { toDecimal } from '#core/money.ts';
import type { Invoice } from './invoice.ts';

export const pieces = z.object({ rowNumber: z.number().int(), quantity: z.number() });

export const paperView = z
  .object({
    id: z.string(),
    number: z.string().meta({ description: 'What a payment is reported for.' }),
    kind: z.enum(['invoice', 'credit']),
    creditsNumber: z
      .string()
      .nullable()
      .meta({ description: 'Of a credit note: the invoice that it takes back from.' }),
    issuedOn: z.string().meta({ format: 'date' }),
    dueOn: z.string().meta({ format: 'date' }),
    paid: z.string().nullable().meta({ format: 'date-time', description: 'Null while it is open.' }),
    currency: z.string(),
    amount: z.number().meta({ description: 'With tax; a credit note’s is below zero.' }),
    tax: z.number(),
    rows: z.array(pieces),
  })
  .meta({ id: 'OrderPaper' });

export const toPaperView = (paper: Invoice): z.input<typeof paperView> => ({
  id: paper.id,
  number: paper.number,
  kind: paper.kind,
  creditsNumber: paper.creditsNumber ?? null,
  issuedOn: paper.issuedOn,
  dueOn: paper.dueOn,
  paid: paper.paidAt?.toISOString() ?? null,
  currency: paper.payable.currency,
  amount: toDecimal(paper.payable),
  tax: toDecimal(paper.tax),
  rows: paper.rows.map(({ rowNumber, quantity }) => ({ rowNumber, quantity })),
});

import * as z from 'zod';
import { money, subtract, toDecimal } from '#core/money.ts';
import { pieceUnit, units } from '#core/units.ts';
import type { Invoice, InvoiceTax } from './invoice.ts';
import { leftOf } from './invoice-left.ts';

export const pieces = z.object({ rowNumber: z.number().int(), quantity: z.number() });

export const taxView = z
  .object({ basisPoints: z.number(), net: z.number(), tax: z.number() })
  .meta({ description: 'Tax on the sum of a rate: net times rate, or the tax included in the gross.' });

export const toTaxView = ({ basisPoints, net, tax }: InvoiceTax): z.input<typeof taxView> => ({
  basisPoints,
  net: toDecimal(net),
  tax: toDecimal(tax),
});

export const paperView = z
  .object({
    id: z.string(),
    number: z.string().meta({ description: 'The number by which a payment is reported.' }),
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
    net: z.number().meta({ description: 'Without tax: the sum of the taxable amounts.' }),
    tax: z.number(),
    rounding: z.number().meta({
      description:
        'The difference between net plus tax and the payable amount, so that all invoices of an order add up to its total.',
    }),
    taxes: z.array(taxView),
    rows: z.array(pieces.extend({ unitCode: z.enum(units) })),
    left: z.number().meta({
      description: 'The open amount: of an invoice now, for a credit note that of its invoice after it.',
    }),
  })
  .meta({ id: 'OrderPaper' });

export const toPaperView = ({ rounding: rounded, ...paper }: Invoice): z.input<typeof paperView> => {
  const rounding = rounded ?? money(0, paper.payable.currency);
  return {
    id: paper.id,
    number: paper.number,
    kind: paper.kind,
    creditsNumber: paper.creditsNumber ?? null,
    issuedOn: paper.issuedOn,
    dueOn: paper.dueOn,
    paid: paper.paidAt?.toISOString() ?? null,
    currency: paper.payable.currency,
    amount: toDecimal(paper.payable),
    net: toDecimal(subtract(subtract(paper.payable, paper.tax), rounding)),
    tax: toDecimal(paper.tax),
    rounding: toDecimal(rounding),
    taxes: paper.taxes.map(toTaxView),
    rows: paper.rows.map(({ rowNumber, quantity, soldBy = pieceUnit }) => ({ rowNumber, quantity, unitCode: soldBy })),
    left: toDecimal(paper.left ?? leftOf(paper)),
  };
};

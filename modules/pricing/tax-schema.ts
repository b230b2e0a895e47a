import * as z from 'zod';
import { type Currency, fromDecimal, money } from '#core/money.ts';
import type { TaxRequest } from './tax-request.ts';

const mostRows = 1000;
const filled = z.string().trim().min(1).max(100);

export const taxRequestBody = z
  .object({
    rows: z
      .array(
        z.object({
          reference: filled,
          sku: filled,
          quantity: z.number().nonnegative(),
          price: z.number().nonnegative().max(999_999_999).meta({ description: 'Net price per piece.' }),
        }),
      )
      .min(1)
      .max(mostRows),
    location: z.object({
      line1: z.string().trim().max(200),
      zipCode: filled,
      city: filled,
      countryCode: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/),
      region: z
        .string()
        .trim()
        .toUpperCase()
        .max(100)
        .meta({ description: 'A state or province by its code; empty elsewhere.' }),
    }),
  })
  .meta({ id: 'TaxRequest' });

export function toTaxRequest({ rows, location }: z.output<typeof taxRequestBody>, currency: Currency): TaxRequest {
  return {
    rows: rows.map(({ price, ...row }) => {
      const parsed = fromDecimal(price, currency, 'halfUp');
      return { ...row, price: parsed.ok ? parsed.value : money(0, currency) };
    }),
    location,
  };
}

const percent = z.number().nonnegative().meta({ description: 'In percent: 25, or 14.975.' });

export const ratesV1 = z.record(z.string(), percent).meta({ description: 'The rate of each reference.' });
export const ratesV2 = z.array(z.object({ reference: z.string(), rate: percent }));
export const ratesV3 = z.array(z.object({ reference: z.string(), taxRate: percent }));

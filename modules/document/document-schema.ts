import * as z from 'zod';
import { parsePartNumber } from '#core/sku.ts';
import { summaryQuery } from '../order-history/history-query.ts';
import { invoiceStates } from '../order-history/invoice-line.ts';

/** A larger bundle takes longer to download than two requests. */
export const mostBundled = 50;

const partNoField = z
  .string()
  .max(60)
  .transform((typed, context) => {
    const parsed = parsePartNumber(typed);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: 'no part number' });
    return z.NEVER;
  })
  .meta({ type: 'string', description: 'Part number of a product or colour, or a sku.' });

export const languageQuery = z.object({
  cultureCode: z
    .string()
    .regex(/^[A-Za-z]{2}(-[A-Za-z0-9]{2,4})?$/)
    .optional()
    .meta({
      description:
        'For example sv-SE. For a language that the market does not have, the market’s main language is used.',
    }),
});

export const productParams = z.object({ partNo: partNoField });

export const bundleQuery = languageQuery.extend({
  partNo: z
    .union([partNoField.transform((one) => [one]), z.array(partNoField).max(mostBundled)])
    .meta({ type: 'array', items: { type: 'string' }, description: `One or more products, at most ${mostBundled}.` }),
});

export const orderParams = z.object({ orderId: z.uuid() });

export const orderQuery = languageQuery.extend({
  o: z
    .string()
    .max(400)
    .optional()
    .meta({ description: 'The signed link of the order, for callers without an account.' }),
});

/** The same query as the list of orders. */
export const historyQuery = summaryQuery.extend(languageQuery.shape).extend({
  order: z.enum(['asc', 'desc']).default('desc'),
  external: z.stringbool().default(false).meta({ description: 'Only orders with goods of an external supplier.' }),
});

/** The same query as the list of invoices. */
export const invoiceListQuery = summaryQuery.extend(languageQuery.shape).extend({
  order: z.enum(['asc', 'desc']).default('desc'),
  State: z.enum(invoiceStates).optional(),
});

export const invoiceParams = z.object({ invoiceId: z.uuid() });

export const deliveryParams = z.object({ deliveryId: z.uuid() });

export const returnParams = z.object({ returnId: z.uuid() });

export const invoiceQuery = orderQuery.omit({ cultureCode: true });

export const documentsView = z
  .object({
    partNo: z.string(),
    name: z.string(),
    documents: z.array(
      z.object({
        kind: z.enum(['declaration', 'certificate', 'manual']),
        name: z.string(),
        url: z.string().meta({ description: 'A path of this host.' }),
        contentType: z.string(),
        bytes: z.number().int().nullable().meta({ description: 'Null for files that are generated on download.' }),
      }),
    ),
  })
  .meta({ id: 'ProductDocuments' });

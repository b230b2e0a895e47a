import * as z from 'zod';
import { priceListTypes } from '../assortment/price-list-types.ts';
import { skuField } from './calls/list-question.ts';
import { amounts, packAmounts, packBefore, soldAs } from './priced-schema.ts';
import { repeated, whereQuery } from './where.ts';

/** Maximum number of skus per call. */
const mostSkus = 50;

export const skusQuery = whereQuery.extend({
  skus: repeated(mostSkus)
    .transform((asked) => [
      ...new Set(asked.flatMap((text) => text.split(',')).flatMap((sku) => skuField.safeParse(sku).data ?? [])),
    ])
    .pipe(z.array(z.string()).max(mostSkus))
    .meta({
      type: 'array',
      items: { type: 'string' },
      description: 'Numbers of variants, colours or products, at most 50; repeated, or separated by commas.',
    }),
});

export const currencyView = z.object({ code: z.string().meta({ description: 'ISO 4217.' }) });
export const currencyFormatView = z.object({ prefix: z.string(), suffix: z.string() });

export const priceListView = z
  .object({
    priceListId: z.string(),
    name: z.string(),
    type: z.literal(Object.values(priceListTypes)).meta({ description: 'None 0, Agreement 5, Reseller 6 and so on.' }),
    currency: z.string().length(3),
  })
  .meta({ id: 'PriceList' });

const ofVariant = { sku: z.string(), currency: z.string().length(3) };
const inList = { ...ofVariant, priceListId: z.string().nullable() };

export const productPriceView = amounts
  .extend({
    ...inList,
    ...packAmounts,
    ...soldAs,
    priceBefore: amounts.optional().meta({ description: 'The previous price during a campaign.' }),
    lowestPrice30Days: amounts.optional(),
    ...packBefore,
  })
  .meta({ id: 'ProductPrice' });

export const recommendedPriceView = amounts.extend(ofVariant).meta({ id: 'RecommendedPrice' });

export const discountView = z
  .object({
    ...inList,
    discount: z.number().meta({ description: 'Net.' }),
    discountIncVat: z.number(),
    discountPercent: z.number().meta({ description: 'Truncated to two decimals.' }),
  })
  .meta({ id: 'Discount' });

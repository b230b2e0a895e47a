import * as z from 'zod';
import { units } from '#core/units.ts';

export const amounts = z.object({ price: z.number().nullable(), priceIncVat: z.number().nullable() });

export const packAmounts = {
  packPrice: z.number().nullable().meta({
    description: 'Of a pack without VAT. Price filters and price sort orders of lists use the price of a pack.',
  }),
  packPriceIncVat: z.number().nullable().meta({
    description: 'Of a pack with VAT: for companies packPrice plus its VAT, for consumers packSize times priceIncVat.',
  }),
};

export const packBefore = {
  packPriceBefore: amounts.optional().meta({ description: 'While a campaign lowers the price: what a pack cost.' }),
  packLowestPrice30Days: amounts.optional(),
};

/** How an article is sold, told beside every price. */
export const soldAs = {
  packSize: z.number().int().meta({ description: 'So many are sold together; prices are of one.' }),
  unitCode: z.enum(units).meta({
    description: 'What one is, by its code of UN/ECE Recommendation 20 or 21: H87 a piece, PR a pair, MTR a metre.',
  }),
};

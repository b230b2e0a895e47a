import * as z from 'zod';
import { units } from '#core/units.ts';

export const amounts = z.object({ price: z.number().nullable(), priceIncVat: z.number().nullable() });

export const packAmounts = {
  packPrice: z.number().nullable().meta({
    description: 'Net price of a pack. Price filters and price sort orders of lists use the price of a pack.',
  }),
  packPriceIncVat: z.number().nullable().meta({
    description:
      'Gross price of a pack: for companies packPrice plus its VAT, for consumers packSize times priceIncVat.',
  }),
};

export const packBefore = {
  packPriceBefore: amounts.optional().meta({ description: 'Price of a pack before a campaign lowered it.' }),
  packLowestPrice30Days: amounts.optional(),
};

/** How an article is sold; returned with every price. */
export const soldAs = {
  packSize: z.number().int().meta({ description: 'Number of units per pack; prices are per unit.' }),
  unitCode: z.enum(units).meta({
    description: 'Unit of sale, by its code of UN/ECE Recommendation 20 or 21: H87 a piece, PR a pair, MTR a metre.',
  }),
};

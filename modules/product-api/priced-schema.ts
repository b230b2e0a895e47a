import * as z from 'zod';
import { units } from '#core/units.ts';

export const amounts = z.object({ price: z.number().nullable(), priceIncVat: z.number().nullable() });

export const packAmounts = {
  packPrice: z.number().nullable().meta({ description: 'Of a pack without VAT: the price of one, packSize times.' }),
  packPriceIncVat: z.number().nullable(),
};

/** How an article is sold; returned with every price. */
export const soldAs = {
  packSize: z.number().int().meta({ description: 'So many are sold together; prices are of one.' }),
  unitCode: z.enum(units).meta({
    description: 'What one is, by its code of UN/ECE Recommendation 20 or 21: H87 a piece, PR a pair, MTR a metre.',
  }),
};

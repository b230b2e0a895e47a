import * as z from 'zod';
import { toDecimal } from '#core/money.ts';
import type { PricedRow, Sides } from '../../pricing/priced-cart.ts';
import type { askPromotion } from './ask-promotion.server.ts';

export const codeParams = z.object({ code: z.string().trim().min(1).max(100) });

export const codeValidityView = z
  .object({
    isValid: z.boolean(),
    name: z.string(),
    description: z.string(),
    message: z.string().meta({ description: 'Empty if there is no message.' }),
    code: z.string(),
  })
  .meta({ id: 'PromotionValidation' });

const amount = z.number().nullable().meta({ description: 'Null if prices are hidden or the tax is not known.' });

export const promotionView = codeValidityView
  .extend({
    status: z.enum(['CodeAdded', 'RequirementsNotMet', 'Error']),
    products: z
      .array(
        z.object({
          rowNumber: z.number().int(),
          partNo: z.string(),
          quantity: z.number(),
          isFree: z.boolean(),
          discount: amount,
          discountIncVat: amount,
          total: amount,
          totalIncVat: amount,
        }),
      )
      .meta({ description: 'The rows that the code changes, and free items.' }),
    showFreeItemsDisclaimer: z.boolean(),
  })
  .meta({ id: 'Promotion' });

type Answer = Awaited<ReturnType<typeof askPromotion>>;

export function toPromotionView({ priced, hidesPrices, ...answer }: Answer): z.output<typeof promotionView> {
  const changed = priced.rows.filter(({ isFree, adjustments }) => isFree || adjustments.length > 0);
  return { ...answer, products: changed.map((row) => toProduct(row, hidesPrices)) };
}

function toProduct({ rowNumber, sku, quantity, isFree, discount, total }: PricedRow, hidesPrices: boolean) {
  const tell = ({ net, gross }: Sides) =>
    hidesPrices
      ? { net: null, gross: null }
      : { net: toDecimal(net), gross: gross === undefined ? null : toDecimal(gross) };
  return {
    rowNumber,
    partNo: sku,
    quantity,
    isFree,
    discount: tell(discount).net,
    discountIncVat: tell(discount).gross,
    total: tell(total).net,
    totalIncVat: tell(total).gross,
  };
}

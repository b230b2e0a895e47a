import * as z from 'zod';
import { type Money, money, subtract, sum, toDecimal } from '#core/money.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { PricedCart, PricedRow, PromotionEffect, Sides } from '../pricing/priced-cart.ts';

const promotionView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  discountCode: z.string().nullable(),
  effects: z.array(
    z.object({
      kind: z.string().meta({ description: 'For example pieces-percent, basket-amount, free-item.' }),
      discount: z.number().meta({ description: 'The discount in the currency of the market.' }),
      percent: z
        .number()
        .optional()
        .meta({ description: 'Percentage off the freight, which is unknown before the delivery method is chosen.' }),
      price: z.number().optional().meta({
        description: 'Maximum price of the freight, in the currency of the market.',
      }),
    }),
  ),
});

/** The effects of promotions: on the whole cart and its freight, and on single rows. */
export const promotionResponse = z
  .object({
    cartPromotions: z.array(promotionView),
    productPromotions: z.array(
      z.object({
        id: z.string().meta({ description: 'The cart row; a free item has an id that is in no cart.' }),
        sku: z.string(),
        quantity: z.number(),
        priceOriginal: z
          .number()
          .meta({ description: 'The row before promotions, with or without VAT as the buyer sees it.' }),
        priceDisplay: z.number().meta({ description: 'The row after its own promotions, before those of the cart.' }),
        promotions: z.array(promotionView),
      }),
    ),
  })
  .meta({ id: 'PromotionResponse' });

const isOfRows = ({ kind }: PromotionEffect) => kind === 'free-item' || kind.startsWith('pieces-');

/** A cart has no freight cost yet, so the rule itself is returned. */
function ofFreight(effect: PromotionEffect): { percent?: number; price?: number } {
  if (effect.kind === 'freight-percent') return { percent: effect.basisPoints / 100 };
  return effect.kind === 'freight-price' ? { price: toDecimal(effect.price.amount) } : {};
}

/** The effects must be those that the cart was priced with. */
export function toPromotionResponse(
  { currency, rows, promotions }: Pick<PricedCart, 'currency' | 'rows' | 'promotions'>,
  effects: readonly PromotionEffect[],
  mode: PriceMode,
): z.output<typeof promotionResponse> {
  const nothing = money(0, currency);
  const shown = ({ net, gross }: Sides): Money => (mode === 'incl' ? (gross ?? net) : net);
  const offIn = (adjustments: PricedRow['adjustments'], { promotionId }: PromotionEffect) => {
    const found = adjustments.find((adjustment) => adjustment.promotionId === promotionId);
    return found ? shown(found.off) : nothing;
  };
  const viewOf = (effect: PromotionEffect, discount: Money) => ({
    id: effect.promotionId,
    name: effect.name,
    description: effect.description,
    discountCode: effect.code ?? null,
    effects: [{ kind: effect.kind, discount: toDecimal(discount), ...ofFreight(effect) }],
  });
  const ownOf = (row: PricedRow) =>
    effects.filter((effect) =>
      effect.kind === 'free-item'
        ? row.isFree && effect.sku === row.sku
        : 'pieces' in effect && effect.pieces.some(({ rowId }) => rowId === row.rowId),
    );
  return {
    cartPromotions: effects
      .filter((effect) => !isOfRows(effect))
      .map((effect) => viewOf(effect, offIn(promotions, effect))),
    productPromotions: rows.flatMap((row) => {
      const own = ownOf(row).map((effect) => ({ effect, off: offIn(row.adjustments, effect) }));
      if (own.length === 0) return [];
      const off = sum(
        own.map((one) => one.off),
        currency,
      );
      return [
        {
          id: row.rowId,
          sku: row.sku,
          quantity: row.quantity,
          priceOriginal: toDecimal(shown(row.line)),
          priceDisplay: toDecimal(subtract(shown(row.line), off)),
          promotions: own.map((one) => viewOf(one.effect, one.off)),
        },
      ];
    }),
  };
}

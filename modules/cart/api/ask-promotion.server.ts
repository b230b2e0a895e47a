import { promoteBasket } from '../../promotion/promote-basket.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { basketOf, type WantedRow } from '../codes/basket-of.server.ts';
import { priceBasket } from '../codes/price-basket.ts';
import { withSoldGifts } from '../prices/sold-gifts.ts';

type PromotionQuery = { code: string; rows: readonly WantedRow[] };

/**
 * Access: everybody, at their own prices. Returns the effect of one code on the given rows, which need not be in a
 * cart.
 */
export async function askPromotion(shop: Shop, visit: Visit, { code, rows }: PromotionQuery) {
  const basket = await basketOf(shop, visit, { rows, codes: [code] });
  const promoted = withSoldGifts(await promoteBasket(shop, visit, basket), basket.offers);
  const [answer] = promoted.codes;
  if (!answer) throw new Error('a code was asked about and not answered');
  const effects = promoted.effects.filter((effect) => effect.code === answer.code);
  return {
    ...answer,
    priced: priceBasket(visit, { rows: basket.rows, effects }),
    hidesPrices: basket.offers.hidesPrices,
    showFreeItemsDisclaimer: effects.some(({ kind }) => kind === 'free-item'),
  };
}

import type { Offers } from '../../assortment/offer.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';

/** Drops free items that are not sold to this buyer: they may be outside the assortment or unavailable. */
export function withSoldGifts(promoted: Promoted, offers: Pick<Offers, 'get'>): Promoted {
  const effects = promoted.effects.filter((effect) => effect.kind !== 'free-item' || offers.get(effect.sku).isSold);
  return { ...promoted, effects, showFreeItemsDisclaimer: effects.some(({ kind }) => kind === 'free-item') };
}

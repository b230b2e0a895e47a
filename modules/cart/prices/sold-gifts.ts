import type { Offers } from '../../assortment/offer.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';

/** A free item that this buyer cannot buy is not given away either: it may not be for them, and nobody has it to send. */
export function withSoldGifts(promoted: Promoted, offers: Pick<Offers, 'get'>): Promoted {
  const effects = promoted.effects.filter((effect) => effect.kind !== 'free-item' || offers.get(effect.sku).isSold);
  return { ...promoted, effects, showFreeItemsDisclaimer: effects.some(({ kind }) => kind === 'free-item') };
}

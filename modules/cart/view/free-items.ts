import type { Offers } from '../../assortment/offer.ts';
import type { PricedRow } from '../../pricing/priced-cart.ts';
import type { CartView } from '../cart-view.ts';

/** Free items from promotions, as shown beside the rows. */
export function viewFreeItems(rows: readonly PricedRow[], offers: Pick<Offers, 'get'>): CartView['freeItems'] {
  return rows
    .filter(({ isFree }) => isFree)
    .map(({ rowId, sku, quantity, adjustments }) => {
      const { name, slug, colour, size, picture } = offers.get(sku);
      return { rowId, sku, quantity, name, slug, colour, size, picture, promotion: adjustments[0]?.name ?? '' };
    });
}

import type { Offers } from '../../assortment/offer.ts';
import { readOffers } from '../../assortment/read-offers.server.ts';
import type { PriceableRow } from '../../pricing/priced-cart.ts';
import type { PromotionBasket, PromotionRow } from '../../promotion/promotion-basket.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

export type WantedRow = { readonly sku: string; readonly quantity: number; readonly rowNumber: number };

type Basket = Omit<PromotionBasket, 'rows'> & {
  readonly rows: readonly (PromotionRow & PriceableRow)[];
  /** The buyer's offers. */
  readonly offers: Offers;
};

/** Builds a basket of skus and quantities that are in no cart, at the visitor's own prices. */
export async function basketOf(
  shop: Shop,
  visit: Visit,
  { rows, codes }: { rows: readonly WantedRow[]; codes: readonly string[] },
): Promise<Basket> {
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  return {
    rows: rows.map(({ sku, quantity, rowNumber }, index) => {
      const { unit, origin, categories, family, manufacturerId } = offers.get(sku);
      return {
        rowId: `${rowNumber}-${index}`,
        rowNumber,
        sku,
        quantity,
        unit,
        origin,
        categories,
        family,
        manufacturerId,
        priceList: origin?.priceList,
        isCampaignPrice: origin?.campaign !== undefined,
      };
    }),
    codes,
    freight: undefined,
    offers,
  };
}

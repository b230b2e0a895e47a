import type { ProductDetail } from '../product-detail.ts';
import type { Card } from '../product-list.ts';

/** The price list is hidden too, because it would reveal the agreement. */
const hidden = { price: undefined, priceList: undefined, marketPrice: undefined } as const;

/** For companies that hide prices from their people: whether a product can be bought is still shown. */
export function withoutPrices(card: Card): Card {
  return { ...card, ...hidden, colours: card.colours.map((colour) => ({ ...colour, price: undefined })) };
}

export function detailWithoutPrices(detail: ProductDetail): ProductDetail {
  const { accessories, similar, upSell, crossSell, siblings } = detail.related;
  return {
    ...detail,
    colours: detail.colours.map((colour) => ({
      ...colour,
      ...hidden,
      sizes: colour.sizes.map((size) => ({ ...size, price: undefined })),
    })),
    related: {
      accessories: accessories.map(withoutPrices),
      similar: similar.map(withoutPrices),
      upSell: upSell.map(withoutPrices),
      crossSell: crossSell.map(withoutPrices),
      siblings: siblings.map(withoutPrices),
    },
  };
}

import type { ProductDetail } from '../product-detail.ts';
import type { Card } from '../product-list.ts';

/** Which list would price it tells what is agreed. */
const hidden = { price: undefined, priceList: undefined, marketPrice: undefined } as const;

/** For companies whose people are not to see prices: what can be bought is still said, what it costs does not leave the server. */
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

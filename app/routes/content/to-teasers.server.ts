import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import type { PriceView } from '#app/price-view.server.ts';
import type { Teaser } from '#modules/catalogue/best-sellers.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import { viewOf } from '#modules/media/product-media.ts';
import { createPriceDisplay, type ListPrice } from '#modules/pricing/displayed-price.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Products as a page shows them in passing, every word and amount ready to be read. */
export async function toTeasers(shop: Shop, visit: Visit, teasers: readonly Teaser[], prices: PriceView) {
  const { market, language } = visit;
  const say = (key: string, facts?: Record<string, unknown>) => shop.texts.say(language, 'content', key, facts) ?? '';
  const altOf = (name: string, mediaId: number | undefined) => {
    const view = mediaId === undefined ? 'other' : viewOf(mediaId);
    return view === 'other'
      ? name
      : (shop.texts.say(language, 'media', `alt.${view}`, { name, colour: 'none' }) ?? name);
  };
  const display = createPriceDisplay(market, language, prices.mode);
  const textOf = (price: ListPrice) => display(price).text;
  return Promise.all(
    teasers.map(async ({ name, params, picture, pictureId, colourCount, price }): Promise<ProductTeaser> => {
      const { amount, isGross, isFrom, before } = price;
      const now = textOf({ amount, isGross });
      return {
        href: routeHref('product', language, params),
        name,
        picture: {
          path: picture ?? '',
          version: picture === undefined ? undefined : await pictureVersionOf(shop, picture),
          alt: altOf(name, pictureId),
        },
        note: say('teaser.colours', { count: colourCount }),
        ...(!prices.isHidden && {
          priceText: isFrom ? say('teaser.from', { price: now }) : now,
          priceNote: say(prices.mode === 'incl' ? 'teaser.inclVat' : 'teaser.exclVat'),
          ...(before && { beforeText: textOf({ amount: before.amount, isGross }), badge: say('teaser.campaign') }),
        }),
      };
    }),
  );
}

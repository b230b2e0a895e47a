import { routeHref } from '#app/addresses/page-addresses.ts';
import {
  type CardView,
  type ColourView,
  cardBadges,
  type PictureView,
  type PriceTexts,
} from '#app/components/catalogue/card-view.ts';
import { displaySku } from '#core/sku.ts';
import type { Card, CardColour } from '#modules/assortment/product-list.ts';
import type { PriceNow } from '#modules/catalogue/list-price.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import { standardSymbolUrl } from '#modules/media/symbol-address.ts';
import { createPriceDisplay } from '#modules/pricing/displayed-price.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type Prices = { mode: PriceMode; isHidden: boolean };

/** More colours than these are counted and seen on the product's own page. */
const mostColours = 6;
const mostStandards = 4;

/** Products as lists show them, every word, amount and address ready to be read. */
export function toCards(shop: Shop, visit: Visit, cards: readonly Card[], prices: Prices): Promise<CardView[]> {
  const { market, language } = visit;
  const display = createPriceDisplay(market, language, prices.mode);
  const textsOf = ({ amount, isGross, isFrom, before }: PriceNow): PriceTexts => ({
    now: display({ amount, isGross }).text,
    isFrom,
    ...(before && {
      before: display({ amount: before.amount, isGross }).text,
      lowest30Days: display({ amount: before.lowest30Days, isGross }).text,
    }),
  });
  const shown = (price: PriceNow | undefined) => (prices.isHidden || !price ? undefined : textsOf(price));
  const pictureOf = async (path: string, alt: string): Promise<PictureView> => ({
    path,
    version: await pictureVersionOf(shop, path),
    alt,
  });

  async function toColour(card: Card, colour: CardColour, cardPrice: PriceTexts | undefined): Promise<ColourView> {
    const { partNo, name, hexes, picture, otherPicture, sizes } = colour;
    const alt = (view: string) =>
      shop.texts.say(language, 'media', `alt.${view}`, { name: card.name, colour: name || 'none' }) ?? card.name;
    const price = shown(colour.price);
    return {
      partNo,
      name,
      hexes,
      picture: await pictureOf(picture ?? missingPicturePath, picture === undefined ? card.name : alt('front')),
      ...(otherPicture !== undefined && { otherPicture: await pictureOf(otherPicture, '') }),
      sizes,
      ...(price && price.now !== cardPrice?.now && { price }),
    };
  }

  return Promise.all(
    cards.map(async (card): Promise<CardView> => {
      const price = shown(card.price);
      const marketPrice = shown(card.marketPrice);
      const inFront = card.colours.slice(0, mostColours);
      return {
        partNo: displaySku(card.partNo),
        href: routeHref('product', language, { uniqueName: card.slug }),
        name: card.name,
        colours: await Promise.all(inFront.map((colour) => toColour(card, colour, price))),
        moreColours: card.colours.length - inFront.length,
        badges: badgesOf(card),
        ...(price && { price }),
        ...(marketPrice && marketPrice.now !== price?.now && { marketPriceText: marketPrice.now }),
        ...(card.stars && card.stars.count > 0 && { stars: card.stars }),
        standards: standardsOf(card),
        isSellable: card.isSellable,
      };
    }),
  );
}

/** A campaign is told where one lowers the price now, whatever the flag says that a feed once set. */
function badgesOf({ flags, colours, price }: Card): CardView['badges'] {
  const said = new Set([...flags, ...(colours[0]?.flags ?? [])]);
  return cardBadges.filter((badge) => (badge === 'promotion' ? price?.before !== undefined : said.has(badge)));
}

function standardsOf({ standards }: Card): CardView['standards'] {
  return standards
    .flatMap((id) => {
      const symbol = standardSymbolUrl(id);
      return symbol === undefined ? [] : [{ id, symbol }];
    })
    .slice(0, mostStandards);
}

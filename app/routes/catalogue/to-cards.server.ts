import { routeHref } from '#app/addresses/page-addresses.ts';
import { type CardView, type ColourView, cardBadges, type PriceTexts } from '#app/components/catalogue/card-view.ts';
import { saleTexts } from '#app/components/catalogue/sale-texts.ts';
import type { Money } from '#core/money.ts';
import { displaySku } from '#core/sku.ts';
import { isMeasured } from '#core/units.ts';
import type { Card, CardColour } from '#modules/assortment/product-list.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import type { PriceNow } from '#modules/catalogue/list-price.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import { standardSymbolUrl } from '#modules/media/symbol-address.ts';
import { createPriceDisplay } from '#modules/pricing/displayed-price.ts';
import { basisOf } from '#modules/pricing/price-basis.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { unitSay } from './unit-say.server.ts';

type Sold = Pick<Card, 'packSize' | 'soldBy'>;
type Prices = { mode: PriceMode; isHidden: boolean };

type Options = {
  /** Where a card stands for one colour of its product, it leads to the product in that colour. */
  leadsToColour?: boolean;
  /** Whose prices the list shows; the product's page is to show the same. */
  context?: AssortmentContext;
};

/** More colours than these are counted and seen on the product's own page. */
const mostColours = 6;
const mostStandards = 4;

/** Products as lists show them, every word, amount and address ready to be read. */
export function toCards(
  shop: Shop,
  visit: Visit,
  cards: readonly Card[],
  prices: Prices,
  { leadsToColour = false, context = 'All' }: Options = {},
): Promise<CardView[]> {
  const { market, language } = visit;
  const display = createPriceDisplay(market, language, prices.mode, basisOf(visit));
  const say = unitSay(shop, language);
  const textsOf = ({ amount, isGross, isFrom, before }: PriceNow, sold: Sold): PriceTexts => {
    const ofPack = (one: Money) => display({ amount: one, isGross }, sold.packSize).text;
    return {
      now: ofPack(amount),
      isFrom,
      ...saleTexts(say, sold, { text: display({ amount, isGross }).text, isFrom }),
      ...(before && { before: ofPack(before.amount), lowest30Days: ofPack(before.lowest30Days) }),
    };
  };
  const shown = (price: PriceNow | undefined, sold: Sold) =>
    prices.isHidden || !price ? undefined : textsOf(price, sold);

  // Most colours come in the same sizes: one and the same list is sent once.
  const seen = new Map<string, readonly string[]>();
  const shared = (sizes: readonly string[]): readonly string[] => {
    const known = seen.get(sizes.join()) ?? sizes;
    seen.set(sizes.join(), known);
    return known;
  };

  function toColour(
    { partNo, name, hexes, picture, otherPicture, sizes, price }: CardColour,
    cardPrice: PriceTexts | undefined,
    sold: Sold,
  ): ColourView {
    const own = shown(price, sold);
    return {
      partNo,
      name,
      hexes,
      picture: { path: picture ?? missingPicturePath },
      ...(otherPicture !== undefined && { otherPicture: { path: otherPicture } }),
      sizes: shared(sizes),
      ...(own && own.now !== cardPrice?.now && { price: own }),
    };
  }

  function hrefOf({ slug, partNo }: Card): string {
    const query = new URLSearchParams({
      ...(leadsToColour && { colour: partNo }),
      ...(context !== 'All' && { context }),
    });
    return routeHref('product', language, { uniqueName: slug }) + (query.size > 0 ? `?${query}` : '');
  }

  return Promise.all(
    cards.map(async (card, at): Promise<CardView> => {
      const price = shown(card.price, card);
      const marketPrice = shown(card.marketPrice, card);
      const { pack } = price ?? saleTexts(say, card);
      const inFront = card.colours.slice(0, mostColours);
      return {
        key: `${card.partNo} ${at}`,
        partNo: displaySku(card.partNo),
        href: hrefOf(card),
        name: card.name,
        colours: await withVersion(
          shop,
          inFront.map((colour) => toColour(colour, price, card)),
        ),
        moreColours: card.colours.length - inFront.length,
        badges: badgesOf(card),
        ...(price && { price }),
        ...(marketPrice && marketPrice.now !== price?.now && { marketPriceText: marketPrice.now }),
        ...(!price && pack !== undefined && { pack }),
        ...(isMeasured(card.soldBy) && { isMeasured: true }),
        ...(card.stars && card.stars.count > 0 && { stars: card.stars }),
        standards: standardsOf(card),
        isSellable: card.isSellable,
      };
    }),
  );
}

/** Only the picture that every visitor loads is asked for its version: the others are seen by whoever points at them. */
async function withVersion(shop: Shop, [front, ...others]: readonly ColourView[]): Promise<ColourView[]> {
  if (!front) return [];
  const version = await pictureVersionOf(shop, front.picture.path);
  return [{ ...front, picture: { ...front.picture, ...(version !== undefined && { version }) } }, ...others];
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

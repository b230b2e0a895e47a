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
  /** True if a card represents one colour and links to the product in that colour. */
  leadsToColour?: boolean;
  /** The assortment of the list, so that the product page shows the same prices. */
  context?: AssortmentContext;
};

/** Additional colours are counted and shown on the product page. */
const mostColours = 6;
const mostStandards = 4;

/** Products as cards; all texts, amounts and addresses are formatted. */
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

  // Most colours have the same sizes, so equal lists are shared.
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

/** Versions are read only for the picture that every visitor loads; others load on hover. */
async function withVersion(shop: Shop, [front, ...others]: readonly ColourView[]): Promise<ColourView[]> {
  if (!front) return [];
  const version = await pictureVersionOf(shop, front.picture.path);
  return [{ ...front, picture: { ...front.picture, ...(version !== undefined && { version }) } }, ...others];
}

/** The campaign badge depends on the current price, not on the feed's flag. */
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

import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import { packLine, saleTexts } from '#app/components/catalogue/sale-texts.ts';
import type { PriceView } from '#app/price-view.server.ts';
import { unitSay } from '#app/routes/catalogue/unit-say.server.ts';
import type { Money } from '#core/money.ts';
import type { Card } from '#modules/assortment/product-list.ts';
import type { PriceNow } from '#modules/catalogue/list-price.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import { createPriceDisplay } from '#modules/pricing/displayed-price.ts';
import { basisOf } from '#modules/pricing/price-basis.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Products as teasers; all texts and amounts are formatted. */
export async function toTeasers(
  shop: Shop,
  visit: Visit,
  cards: readonly Card[],
  prices: Pick<PriceView, 'mode' | 'isHidden'>,
) {
  const { market, language } = visit;
  const say = (key: string, facts?: Record<string, unknown>) => shop.texts.say(language, 'content', key, facts) ?? '';
  const display = createPriceDisplay(market, language, prices.mode, basisOf(visit));
  const units = unitSay(shop, language);
  const toldPrice = ({ amount, isGross, isFrom, before }: PriceNow, card: Card) => {
    const ofPack = (one: Money) => display({ amount: one, isGross }, card.packSize).text;
    const now = ofPack(amount);
    const sale = saleTexts(units, card, { text: display({ amount, isGross }).text, isFrom });
    const pack = packLine(sale);
    const note = say(prices.mode === 'incl' ? 'teaser.inclVat' : 'teaser.exclVat');
    return {
      priceText: isFrom ? say('teaser.from', { price: now }) : now,
      priceNote: [sale.per, note].filter(Boolean).join(', '),
      ...(pack !== undefined && { pack }),
      ...(before && { beforeText: ofPack(before.amount), badge: say('teaser.campaign') }),
    };
  };
  return Promise.all(
    cards.map(async (card): Promise<ProductTeaser> => {
      const { name, slug, colours, price } = card;
      const picture = colours[0]?.picture;
      return {
        href: routeHref('product', language, { uniqueName: slug }),
        name,
        picture: {
          path: picture ?? '',
          version: picture === undefined ? undefined : await pictureVersionOf(shop, picture),
          alt: name,
        },
        note: say('teaser.colours', { count: colours.length }),
        ...(price && !prices.isHidden && toldPrice(price, card)),
      };
    }),
  );
}

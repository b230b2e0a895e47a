import { routeHref } from '#app/addresses/page-addresses.ts';
import type { BoughtTeaser } from '#app/components/bought/buyable-teaser.tsx';
import { packLine, saleTexts } from '#app/components/catalogue/sale-texts.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { unitSay } from '#app/routes/catalogue/unit-say.server.ts';
import { colourPartNumber } from '#core/sku.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import { type Bought, readRecentlyBought } from '#modules/order/read-recently-bought.server.ts';
import { createPriceDisplay } from '#modules/pricing/displayed-price.ts';
import { basisOf } from '#modules/pricing/price-basis.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const mostShown = 12;

type BoughtShelf = {
  readonly title: string;
  readonly products: readonly BoughtTeaser[];
  /** Texts for choosing a size, which the surrounding pages do not load. */
  readonly messages: Record<string, unknown>;
};

/** Products that the visitor bought recently; undefined if not signed in or without orders. */
export async function loadBought(shop: Shop, visit: Visit, request: Request): Promise<BoughtShelf | undefined> {
  if (!visit.claims) return undefined;
  try {
    const read = await readRecentlyBought(shop, visit, { limit: mostShown });
    if (!read.ok || read.value.bought.length === 0) return undefined;
    const { mode, isHidden } = await readPriceView(shop, visit, request);
    const { language, market } = visit;
    const say = (domain: string, key: string) => shop.texts.say(language, domain, key) ?? '';
    const display = createPriceDisplay(market, language, mode, basisOf(visit));
    const hidesPrices = isHidden || read.value.hidesPrices;
    const units = unitSay(shop, language);
    const toTeaser = async ({ sku, offer }: Bought): Promise<BoughtTeaser> => {
      const { name, slug = '', colour, size, sizes, picture, unit, multiplyFactor: packSize, soldBy } = offer;
      const isShown = unit && !hidesPrices;
      const one = isShown ? { text: display(unit).text, isFrom: false } : undefined;
      const sale = saleTexts(units, { packSize, soldBy }, one);
      const pack = packLine(sale);
      return {
        colour: {
          partNo: colourPartNumber(sku),
          name: colour?.name ?? '',
          hexes: colour?.hexes ?? [],
          picture: { path: picture ?? '' },
          sizes: sizes.map(({ code }) => code),
        },
        href: `${routeHref('product', language, { uniqueName: slug })}?${new URLSearchParams({ colour: colourPartNumber(sku), size })}`,
        name,
        picture: {
          path: picture ?? '',
          version: picture === undefined ? undefined : await pictureVersionOf(shop, picture),
          alt: name,
        },
        note: [colour?.name, size].filter(Boolean).join(', '),
        ...(isShown && {
          priceText: display(unit, packSize).text,
          priceNote: [sale.per, say('content', mode === 'incl' ? 'teaser.inclVat' : 'teaser.exclVat')]
            .filter(Boolean)
            .join(', '),
        }),
        ...(pack !== undefined && { pack }),
      };
    };
    return {
      title: say('restock', 'boughtAgain'),
      products: await Promise.all(read.value.bought.map(toTeaser)),
      messages: shop.texts.messages(language, ['catalogue']),
    };
  } catch (error) {
    // On failure the page is shown without this section.
    shop.log.warn({ err: error }, 'what somebody bought last could not be read');
    return undefined;
  }
}

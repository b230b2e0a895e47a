import { lowestPrice, type PriceNow } from '../../catalogue/list-price.ts';
import type { Columns } from '../../list-engine/columns.ts';
import { type CardFacts, soldAsOf } from '../../list-engine/facts.ts';
import type { ListRow } from '../../list-engine/list-answer.ts';
import { colourPriceOf } from '../../list-engine/price-columns.ts';
import { basePartNoOf, partNoOf, skuOf, skusOf, starsOf, winningListOf } from '../../list-engine/product-rows.ts';
import type { Catalogue, CatalogueView } from '../catalogue.ts';
import type { Card, CardColour } from '../product-list.ts';

/** Caches cards, because lists show the same products many times. */
export function keptCard(catalogue: Catalogue, looking: CatalogueView, row: ListRow): Card {
  const { product, colours, standsFor, sku } = row;
  const colour = colours[0] ?? catalogue.engine.columns.products.firstColour[product] ?? 0;
  const number = sku === undefined ? colour * 3 + (standsFor === 'colour' ? 1 : 0) : sku * 3 + 2;
  return looking.cards.getOrMake(number, () => cardOf(catalogue, looking, row));
}

/** Builds the card of a result with the viewer's prices. */
function cardOf(catalogue: Catalogue, looking: CatalogueView, row: ListRow): Card {
  const { engine } = catalogue;
  const { columns } = engine;
  const { product, colours, standsFor, sku } = row;
  const { products } = columns;
  const { language } = looking.dictionary;
  const facts = engine.texts.cardFacts(product);
  const [front = products.firstColour[product] ?? 0] = colours;
  const meant = standsFor === 'product' ? colours : [front];
  const { price, priceList } = priceOf(catalogue, looking, meant, sku);
  return {
    basePartNo: basePartNoOf(engine, product),
    partNo: partNoOf(engine, front),
    ...(sku !== undefined && { sku: skuOf(engine, sku) }),
    name: engine.texts.name(product, language),
    slug: engine.texts.slug(product, language),
    manufacturerId: products.manufacturerId[product] ?? 0,
    primaryCategoryCode: facts.primaryCategory,
    flags: facts.flags,
    colours: colours.map((colour) => cardColourOf(catalogue, looking, facts, colour)),
    price,
    priceList,
    marketPrice: marketPriceOf(catalogue, looking, meant, sku),
    stars: starsOf(engine, product),
    standards: facts.standards.filter((id) => looking.dictionary.standards.has(id)),
    isSellable: price !== undefined,
    ...soldAsOf(facts),
  };
}

function cardColourOf(catalogue: Catalogue, looking: CatalogueView, facts: CardFacts, colour: number): CardColour {
  const { columns } = catalogue.engine;
  const partNo = partNoOf(catalogue.engine, colour);
  const first = columns.products.firstColour[columns.colours.product[colour] ?? 0] ?? 0;
  const told = facts.colours[colour - first];
  return {
    partNo,
    ...looking.dictionary.lookOf(partNo),
    picture: told?.picture,
    otherPicture: told?.otherPicture,
    flags: told?.flags ?? [],
    price: priceOf(catalogue, looking, [colour]).price,
    sizes: skusOf(catalogue.engine, colour).map((sku) => sizeOf(columns, sku)),
    firstSaleDate: told?.firstSaleDate,
    popRank30: columns.colours.popRank30[colour] || undefined,
    popRank60: columns.colours.popRank60[colour] || undefined,
  };
}

const sizeOf = ({ sizes, skus }: Columns, sku: number) => sizes[skus.size[sku] ?? 0] ?? '';

type CardPrice = { price: PriceNow | undefined; priceList: string | undefined };

/** The lowest price of the given colours, or the price of one sku, from the price list that applies. */
export function priceOf(
  catalogue: Catalogue,
  looking: CatalogueView,
  colours: readonly number[],
  sku?: number,
): CardPrice {
  const { columns } = catalogue.engine;
  const { winningList, colourLow, colourHigh } = looking.assortment;
  const priced = colours.filter((colour) => winningList[colour] !== 0);
  const low = (colour: number) => colourLow[colour] ?? 0;
  const lowest = priced.reduce((best, colour) => (low(colour) < low(best) ? colour : best), priced[0] ?? 0);
  const prices = winningListOf(catalogue.engine, looking.assortment, lowest);
  const offer = prices && priced.length > 0 ? colourPriceOf(columns, prices, lowest, sku) : undefined;
  const price = offer && lowestPrice([offer], columns.vatBasisPoints, looking.now);
  if (!price || !prices) return { price: undefined, priceList: undefined };
  const isFrom = sku === undefined && priced.some((colour) => (colourHigh[colour] ?? 0) > low(lowest));
  return { price: { ...price, isFrom }, priceList: prices.list.code };
}

/** The price of each sku of a colour. Most colours have a single price, which all skus then share. */
export function skuPricesOf({ engine }: Catalogue, looking: CatalogueView, colour: number): (PriceNow | undefined)[] {
  const { columns } = engine;
  const prices = winningListOf(engine, looking.assortment, colour);
  const offer = prices && colourPriceOf(columns, prices, colour);
  if (!offer) return [];
  const priceNow = (own: typeof offer) => lowestPrice([own], columns.vatBasisPoints, looking.now);
  const skus = skusOf(engine, colour);
  if (offer.amounts.length > 1)
    return skus.map((sku) => priceNow(colourPriceOf(columns, prices, colour, sku) ?? offer));
  const same = priceNow(offer);
  return skus.map(() => same);
}

export function marketPriceOf(
  { engine: { columns } }: Catalogue,
  { marketPriceList, now }: CatalogueView,
  colours: readonly number[],
  sku?: number,
): PriceNow | undefined {
  const prices = columns.prices.find(({ list }) => list.code === marketPriceList);
  if (!prices) return undefined;
  const offers = colours.flatMap((colour) => colourPriceOf(columns, prices, colour, sku) ?? []);
  return lowestPrice(offers, columns.vatBasisPoints, now);
}

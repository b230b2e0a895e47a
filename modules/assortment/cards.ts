import { lowestPrice, type PriceNow } from '../catalogue/list-price.ts';
import type { Catalogue, Looking } from './catalogue.ts';
import type { DictionaryColour } from './dictionary.ts';
import type { Columns } from './engine/columns.ts';
import type { CardFacts } from './engine/facts.ts';
import { colourParts } from './engine/filter-slots.ts';
import type { ListRow } from './engine/list-answer.ts';
import { readPartNo } from './engine/part-numbers.ts';
import { colourPriceOf } from './engine/price-columns.ts';
import { readPiece } from './engine/text-heap.ts';
import type { Card, CardColour } from './product-list.ts';

/** Lists show the same products again and again: a card that was made for the same looks is the same card. */
export function keptCard(catalogue: Catalogue, looking: Looking, row: ListRow): Card {
  const { product, colours, standsFor, sku = '' } = row;
  const key = `${looking.key} ${product} ${colours[0] ?? ''} ${standsFor} ${sku}`;
  return catalogue.cards.getOrMake(key, () => cardOf(catalogue, looking, row));
}

/** A result as its card shows it, with the prices that the viewer sees. */
function cardOf(catalogue: Catalogue, looking: Looking, row: ListRow): Card {
  const { columns } = catalogue.engine;
  const { product, colours, standsFor, sku } = row;
  const { products, heap } = columns;
  const facts = JSON.parse(readPiece(heap, columns.cardFacts, product)) as CardFacts;
  const words = columns.texts.get(looking.dictionary.language);
  const count = products.starsCount[product] ?? 0;
  const [front = products.firstColour[product] ?? 0] = colours;
  const meant = standsFor === 'product' ? colours : [front];
  const { price, priceList } = priceOf(catalogue, looking, meant, sku);
  return {
    basePartNo: readPartNo(products.basePartNo, 8, product),
    partNo: readPartNo(columns.colours.partNo, 12, front),
    ...(sku !== undefined && { sku: readPartNo(columns.colours.partNo, 12, front) + sizeOf(columns, sku) }),
    name: words ? readPiece(heap, words.name, product) : '',
    slug: words ? readPiece(heap, words.slug, product) : '',
    manufacturerId: products.manufacturerId[product] ?? 0,
    primaryCategoryCode: facts.primaryCategory,
    flags: facts.flags,
    colours: colours.map((colour) => cardColourOf(catalogue, looking, facts, colour)),
    price,
    priceList,
    marketPrice: marketPriceOf(catalogue, looking, meant, sku),
    stars: count === 0 ? undefined : { average: (products.starsAverage[product] ?? 0) / 100, count },
    standards: facts.standards.filter((id) => looking.dictionary.standards.has(id)),
    isSellable: price !== undefined,
  };
}

function cardColourOf(catalogue: Catalogue, looking: Looking, facts: CardFacts, colour: number): CardColour {
  const { columns } = catalogue.engine;
  const partNo = readPartNo(columns.colours.partNo, 12, colour);
  const first = columns.products.firstColour[columns.colours.product[colour] ?? 0] ?? 0;
  const told = facts.colours[colour - first];
  return {
    partNo,
    ...namedColour(looking, partNo),
    picture: told?.picture,
    otherPicture: told?.otherPicture,
    flags: told?.flags ?? [],
    price: priceOf(catalogue, looking, [colour]).price,
    sizes: skusOf(catalogue, colour).map((sku) => sizeOf(columns, sku)),
    firstSaleDate: told?.firstSaleDate,
    popRank30: columns.colours.popRank30[colour] || undefined,
    popRank60: columns.colours.popRank60[colour] || undefined,
  };
}

const sizeOf = ({ sizes, skus }: Columns, sku: number) => sizes[skus.size[sku] ?? 0] ?? '';

/** What its part number says of a colour, in words: the main one, and the contrast where there is one. */
export function namedColour({ dictionary }: Looking, partNo: string) {
  const { main, contrast } = colourParts({ partNo });
  const known = [main, contrast].flatMap((code): DictionaryColour[] => {
    const colour = code === undefined ? undefined : dictionary.colours.get(code);
    return colour ? [colour] : [];
  });
  const [first] = known;
  return {
    colorCodeId: dictionary.colorCodeIds.get(main) ?? first?.valueId ?? 0,
    colorIds: known.map(({ valueId }) => valueId),
    name: known.map(({ name }) => name).join(' / ') || main,
    hexes: known.map(({ hex }) => hex),
  };
}

export function skusOf({ engine }: Catalogue, colour: number): number[] {
  const { firstSku } = engine.columns.colours;
  const first = firstSku[colour] ?? 0;
  return Array.from({ length: (firstSku[colour + 1] ?? 0) - first }, (_, at) => first + at);
}

type Priced = { price: PriceNow | undefined; priceList: string | undefined };

/** The lowest price among some colours, or that of one sku, in the list that wins for it. */
export function priceOf(catalogue: Catalogue, looking: Looking, colours: readonly number[], sku?: number): Priced {
  const { columns } = catalogue.engine;
  const { winningList, colourLow, colourHigh } = looking.assortment;
  const priced = colours.filter((colour) => winningList[colour] !== 0);
  const low = (colour: number) => colourLow[colour] ?? 0;
  const lowest = priced.reduce((best, colour) => (low(colour) < low(best) ? colour : best), priced[0] ?? 0);
  const prices = columns.prices[(winningList[lowest] ?? 0) - 1];
  const offer = prices && priced.length > 0 ? colourPriceOf(columns, prices, lowest, sku) : undefined;
  const price = offer && lowestPrice([offer], columns.vatBasisPoints, looking.now);
  if (!price || !prices) return { price: undefined, priceList: undefined };
  const isFrom = sku === undefined && priced.some((colour) => (colourHigh[colour] ?? 0) > low(lowest));
  return { price: { ...price, isFrom }, priceList: prices.list.code };
}

/** Whether no size of a colour has a price of its own. */
export function costsTheSame({ engine: { columns } }: Catalogue, { assortment }: Looking, colour: number): boolean {
  const prices = columns.prices[(assortment.winningList[colour] ?? 0) - 1];
  return !prices || colourPriceOf(columns, prices, colour)?.amounts.length === 1;
}

export function marketPriceOf(
  { engine: { columns } }: Catalogue,
  { marketPriceList, now }: Looking,
  colours: readonly number[],
  sku?: number,
): PriceNow | undefined {
  const prices = columns.prices.find(({ list }) => list.code === marketPriceList);
  if (!prices) return undefined;
  const offers = colours.flatMap((colour) => colourPriceOf(columns, prices, colour, sku) ?? []);
  return lowestPrice(offers, columns.vatBasisPoints, now);
}

import { lowestPrice, type PriceNow } from '../catalogue/list-price.ts';
import type { Catalogue, Looking } from './catalogue.ts';
import type { DictionaryColour } from './dictionary.ts';
import type { Assortment } from './engine/assortment.ts';
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
  const key = `${row.product} ${row.colours[0] ?? ''} ${row.standsFor} ${row.sku ?? ''}`;
  return catalogue.cardsFor(looking).getOrMake(key, () => cardOf(catalogue, looking, row));
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
    standards: facts.standards,
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

/** The lowest price among some colours, or of one sku, in the lists that win for them. */
export function priceOf(catalogue: Catalogue, looking: Looking, colours: readonly number[], sku?: number): Priced {
  const { columns } = catalogue.engine;
  const winners = colours.flatMap((colour) => winnerOf(catalogue, looking.assortment, colour, sku));
  const price = lowestPrice(
    winners.map(({ offer }) => offer),
    columns.vatBasisPoints,
    looking.now,
  );
  const lowest = price && winners.find(({ offer }) => isLowest(offer, price, looking.now, columns.vatBasisPoints));
  return { price, priceList: lowest?.list };
}

function winnerOf({ engine: { columns } }: Catalogue, { winningList }: Assortment, colour: number, sku?: number) {
  const prices = columns.prices[(winningList[colour] ?? 0) - 1];
  const offer = prices && colourPriceOf(columns, prices, colour, sku);
  return offer ? [{ offer, list: prices.list.code }] : [];
}

type Offer = NonNullable<ReturnType<typeof colourPriceOf>>;

function isLowest(offer: Offer, { amount, isGross }: PriceNow, now: Date, vatBasisPoints: number): boolean {
  const own = lowestPrice([offer], vatBasisPoints, now);
  return own?.amount.amount === amount.amount && own.isGross === isGross;
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

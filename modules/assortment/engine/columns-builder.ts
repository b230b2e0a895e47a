import { categoryNodes } from '../../catalogue/category-nodes.ts';
import { setBit, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import { cardFactsOf, detailFactsOf } from './facts.ts';
import { colourParts, type FilterSlots, filterSlots } from './filter-slots.ts';
import { orderOf } from './part-numbers.ts';
import { createPlaceSets } from './place-sets.ts';
import { createPriceLists } from './price-columns.ts';
import { sharedBits, sharedF64, sharedI32, sharedU8, sharedU16, sharedU32 } from './shared-memory.ts';
import type { MarketSource, SourceProduct } from './source.ts';
import { createTextColumns } from './text-columns.ts';
import { createHeap } from './text-heap.ts';
import { visibleCategories } from './visible-categories.ts';

export type ColumnsBuilder = {
  /**
   * Gives the product its row, counted from 0. Products that are asked for together should come together, by primary category and then by
   * part number: sets of them are then dense.
   */
  add(product: SourceProduct): number;
  finish(): Columns;
};

type Colour = SourceProduct['colours'][number];

/** What a visitor may find in a list; services, freight and tax are articles too, but nobody browses them. */
const listedArticles: ReadonlySet<string> = new Set(['DefaultArticle', 'ExternalArticle']);
const newsFlag = 'news';

const codes = (texts: readonly string[]) => sharedU8(Buffer.from(texts.join(''), 'latin1'));

/** Numbers for words as they come. */
function createDictionary() {
  const numbers = new Map<string, number>();
  return {
    words: () => [...numbers.keys()],
    numberOf: (word: string) => {
      const known = numbers.get(word) ?? numbers.size;
      numbers.set(word, known);
      return known;
    },
  };
}

export function createColumnsBuilder(source: MarketSource): ColumnsBuilder {
  const { market } = source;
  const slots = filterSlots(source.parametrics);
  const nodes = visibleCategories(categoryNodes(source.categories, market, []), market.code);
  const heap = createHeap();
  const places = createPlaceSets(nodes);
  const priceLists = createPriceLists(source);
  const texts = market.languages.map((language) => ({
    language,
    ...createTextColumns(heap, language, market.defaultLocale),
  }));
  const skus = createSkus(slots);
  const colours = createColours(slots, skus, market.code);
  const basePartNos: string[] = [];
  const seen = new Set<string>();
  const firstColour = [0];
  const manufacturerId: number[] = [];
  const starsAverage: number[] = [];
  const starsCount: number[] = [];
  const firstValue = [0];
  const values: number[] = [];
  const listed: number[] = [];
  const isPublic: number[] = [];
  const isNews: number[] = [];
  const cardFacts: number[] = [];
  const detailFacts: number[] = [];

  return {
    add: (product) => {
      const row = basePartNos.length;
      if (seen.has(product.basePartNo)) throw new RangeError(`${product.basePartNo} was added already`);
      seen.add(product.basePartNo);
      const ranked = colours.ranked(product.colours);
      basePartNos.push(product.basePartNo);
      manufacturerId.push(product.manufacturerId);
      starsAverage.push(Math.round((product.stars?.average ?? 0) * 100));
      starsCount.push(product.stars?.count ?? 0);
      values.push(...slots.productSlots(product));
      firstValue.push(values.length);
      if (listedArticles.has(product.articleType)) listed.push(row);
      if (product.publicAssortment) isPublic.push(row);
      if (product.flags.includes(newsFlag)) isNews.push(row);
      heap.put(JSON.stringify(cardFactsOf(product, ranked)), cardFacts);
      heap.put(JSON.stringify(detailFactsOf(product, ranked)), detailFacts);
      for (const language of texts) language.add(product);
      places.add(row, product);
      const prices = Map.groupBy(product.prices, ({ partNo }) => partNo);
      for (const { colour, skuOfSize } of colours.add(row, ranked))
        priceLists.add(colour.row, prices.get(colour.partNo) ?? [], skuOfSize);
      firstColour.push(colours.count());
      return row;
    },
    finish: () => {
      const count = basePartNos.length;
      const byPartNo = sharedU32(orderOf(basePartNos));
      const shared = heap.finish();
      const words = wordsFor(count);
      const valueBits = sharedU32(new Uint32Array(words * slots.valueIds.length));
      for (let row = 0; row < count; row += 1)
        for (let at = firstValue[row] ?? 0; at < (firstValue[row + 1] ?? 0); at += 1)
          setBit(valueBits, (values[at] ?? 0) * words * 32 + row);
      return {
        market: market.code,
        languages: market.languages,
        defaultLanguage: market.defaultLocale,
        currency: market.currency,
        vatBasisPoints: market.vatBasisPoints,
        productCount: count,
        colourCount: colours.count(),
        skuCount: skus.count(),
        products: {
          basePartNo: codes(basePartNos),
          byPartNo,
          firstColour: sharedU32(firstColour),
          manufacturerId: sharedI32(manufacturerId),
          starsAverage: sharedU16(starsAverage),
          starsCount: sharedU32(starsCount),
          firstValue: sharedU32(firstValue),
          values: sharedU16(values),
          listed: sharedBits(listed, count),
          isPublic: sharedBits(isPublic, count),
          isNews: sharedBits(isNews, count),
        },
        colours: colours.finish(),
        skus: skus.finish(),
        sizes: skus.sizes(),
        alternates: skus.alternates(),
        filters: slots.filters,
        valueIds: sharedU32(slots.valueIds),
        valueBits,
        places: places.finish(count),
        prices: priceLists.finish(),
        heap: shared,
        cardFacts: sharedU32(cardFacts),
        detailFacts: sharedU32(detailFacts),
        texts: new Map(texts.map(({ language, finish }) => [language, finish(shared)])),
        references: {
          categories: nodes,
          parametrics: source.parametrics,
          colours: source.colours,
          materials: source.materials,
          standards: source.standards,
          families: source.families,
          groups: source.groups,
        },
      };
    },
  };
}

function createSkus(slots: FilterSlots) {
  const sizeWords = createDictionary();
  const alternateWords = createDictionary();
  const colour: number[] = [];
  const size: number[] = [];
  const alternate: number[] = [];
  const ean: number[] = [];
  const values = Array.from({ length: slots.sizeFilterCount }, (): number[] => []);
  return {
    count: () => colour.length,
    sizes: sizeWords.words,
    alternates: alternateWords.words,
    add: (colourRow: number, sold: Colour['sizes'][number]) => {
      colour.push(colourRow);
      size.push(sizeWords.numberOf(sold.code));
      alternate.push(sold.alternate === undefined ? 0 : alternateWords.numberOf(sold.alternate) + 1);
      ean.push(Number(sold.ean ?? 0));
      for (const [filter, slot] of slots.sizeSlots(sold).entries()) values[filter]?.push(slot);
      return colour.length - 1;
    },
    finish: (): Columns['skus'] => ({
      colour: sharedU32(colour),
      size: sharedU16(size),
      alternate: sharedU16(alternate),
      ean: sharedF64(ean),
      byEan: sharedU32(orderOf(ean)),
      values: values.map(sharedU16),
    }),
  };
}

function createColours(slots: FilterSlots, skus: ReturnType<typeof createSkus>, market: string) {
  const partNos: string[] = [];
  const product: number[] = [];
  const firstSku = [0];
  const popRank30: number[] = [];
  const popRank60: number[] = [];
  const isPreferred: number[] = [];
  const look: number[] = [];
  const sizeSets = createDictionary();
  const sizeSet: number[] = [];
  const firstValue = [0];
  const values: number[] = [];
  const rankOf = ({ popularity }: Colour) => popularity?.[market]?.popRank30 ?? Number.MAX_SAFE_INTEGER;
  const add = (productRow: number, sold: Colour, looks: Map<string, number>) => {
    const row = partNos.length;
    const { main } = colourParts(sold);
    const first = looks.get(main) ?? row;
    looks.set(main, first);
    const ranks = sold.popularity?.[market];
    partNos.push(sold.partNo);
    product.push(productRow);
    popRank30.push(ranks?.popRank30 ?? 0);
    popRank60.push(ranks?.popRank60 ?? 0);
    isPreferred.push(sold.bestSellingColorOverride ? 1 : 0);
    look.push(first);
    values.push(...slots.colourSlots(sold));
    firstValue.push(values.length);
    const rows = sold.sizes.map((size) => [size.code, skus.add(row, size)] as const);
    firstSku.push(skus.count());
    const inSet = sold.sizes.map((size) => slots.sizeSlots(size).join(':')).sort();
    sizeSet.push(sizeSets.numberOf(inSet.join(' ')));
    return { colour: { row, partNo: sold.partNo }, skuOfSize: new Map(rows) };
  };
  return {
    count: () => partNos.length,
    /** The colour that the shop owner prefers, then by how it sells. */
    ranked: (colours: readonly Colour[]) =>
      colours.toSorted(
        (a, b) =>
          Number(b.bestSellingColorOverride ?? false) - Number(a.bestSellingColorOverride ?? false) ||
          rankOf(a) - rankOf(b) ||
          (a.partNo < b.partNo ? -1 : 1),
      ),
    add: (productRow: number, colours: readonly Colour[]) => {
      const looks = new Map<string, number>();
      return colours.map((colour) => add(productRow, colour, looks));
    },
    finish: (): Columns['colours'] => ({
      partNo: codes(partNos),
      byPartNo: sharedU32(orderOf(partNos)),
      product: sharedU32(product),
      firstSku: sharedU32(firstSku),
      popRank30: sharedU32(popRank30),
      popRank60: sharedU32(popRank60),
      isPreferred: sharedU8(isPreferred),
      look: sharedU32(look),
      sizeSet: sharedU32(sizeSet),
      firstValue: sharedU32(firstValue),
      values: sharedU16(values),
    }),
  };
}

import { categoryNodes } from '../catalogue/category-nodes.ts';
import { createColourColumns } from './build/colour-columns.ts';
import { createPlaceSets } from './build/place-sets.ts';
import { createProductColumns } from './build/product-columns.ts';
import { sharedU32 } from './build/shared-memory.ts';
import { createSkuColumns } from './build/sku-columns.ts';
import { createTextColumns } from './build/text-columns.ts';
import { createHeap } from './build/text-heap.ts';
import { visibleCategories } from './build/visible-categories.ts';
import type { Columns } from './columns.ts';
import { cardFactsOf, detailFactsOf, packSizeOf } from './facts.ts';
import { filterSlots } from './filter-slots.ts';
import { createPriceLists } from './price-columns.ts';
import type { MarketSource, SourceProduct } from './source.ts';

export type ColumnsBuilder = {
  /**
   * Returns the product's row, counted from 0. Add products sorted by primary category and part number, so that bitsets
   * of places are dense.
   */
  add(product: SourceProduct): number;
  finish(): Columns;
};

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
  const products = createProductColumns(slots);
  const skus = createSkuColumns(slots);
  const colours = createColourColumns(slots, skus, market.code);
  const cardFacts: number[] = [];
  const detailFacts: number[] = [];

  return {
    add: (product) => {
      const row = products.add(product, packSizeOf(product, source.parametrics));
      const ranked = colours.ranked(product.colours);
      heap.put(JSON.stringify(cardFactsOf(product, ranked, source.parametrics)), cardFacts);
      heap.put(JSON.stringify(detailFactsOf(product, ranked)), detailFacts);
      for (const language of texts) language.add(product);
      places.add(row, product);
      const prices = Map.groupBy(product.prices, ({ partNo }) => partNo);
      for (const { colour, skuOfSize } of colours.add(row, ranked))
        priceLists.add(colour.row, prices.get(colour.partNo) ?? [], skuOfSize);
      products.endColours(colours.count());
      return row;
    },
    finish: () => {
      const shared = heap.finish();
      const { parametrics, materials, standards, families, groups } = source;
      return {
        market: market.code,
        languages: market.languages,
        defaultLanguage: market.defaultLocale,
        currency: market.currency,
        vatBasisPoints: market.vatBasisPoints,
        productCount: products.count(),
        colourCount: colours.count(),
        skuCount: skus.count(),
        products: products.finish(),
        colours: colours.finish(),
        skus: skus.finish(),
        sizes: skus.sizes(),
        alternates: skus.alternates(),
        filters: slots.filters,
        valueIds: sharedU32(slots.valueIds),
        valueBits: products.valueBits(),
        places: places.finish(products.count()),
        prices: priceLists.finish(),
        heap: shared,
        cardFacts: sharedU32(cardFacts),
        detailFacts: sharedU32(detailFacts),
        texts: new Map(texts.map(({ language, finish }) => [language, finish(shared)])),
        references: { categories: nodes, colours: source.colours, parametrics, materials, standards, families, groups },
      };
    },
  };
}

import { answerList } from '../list-engine/answer-list.ts';
import { readMeant } from '../search-words/read-meant.server.ts';
import type { Visit } from '../visit.ts';
import { keptCard } from './answers/cards.ts';
import { findText } from './answers/find-text.ts';
import { withoutPrices } from './answers/hidden-prices.ts';
import { lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import { type CountedFilters, filtersOf } from './filters.ts';
import type { ListQuestion } from './list-question.ts';
import type { ProductList } from './product-list.ts';
import { defaultSort, isPriceSort, shownSortFields } from './sort-options.ts';
import type { Viewer } from './viewer.ts';

/** A list with counted filters that are not built yet, so that callers without filters skip that work. */
export type CountedList = Omit<ProductList, 'filters'> & { readonly counted: CountedFilters };

/** Access: everybody. The viewer determines what is visible. */
export async function readProductList(
  shop: CatalogueReader,
  visit: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  question: ListQuestion,
): Promise<ProductList> {
  const { counted, ...list } = await readCountedList(shop, visit, viewer, question);
  let filters: ProductList['filters'] | undefined;
  return {
    ...list,
    get filters() {
      filters ??= filtersOf(counted.dictionary, counted, counted.chosenIds);
      return filters;
    },
  };
}

/** Access: as above. */
export async function readCountedList(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  question: ListQuestion,
): Promise<CountedList> {
  const catalogue = await readCatalogue(shop, market.code);
  const looking = lookAt(catalogue, viewer, { language, now });
  // Sorting or filtering by price would reveal hidden prices.
  const { hidesPrices } = viewer;
  const sort = hidesPrices && isPriceSort(question.sort) ? undefined : question.sort;
  const usual = defaultSort(viewer, market);
  const text = await readMeant(shop, language, question.searchText);
  const found = text.trim() === '' ? undefined : findText(catalogue, looking, text);
  const answer = answerList(catalogue.engine, looking.assortment, {
    place: question.place,
    valueIds: question.valueIds,
    priceRange: hidesPrices ? undefined : question.priceRange,
    priceMode: viewer.mode,
    language: looking.dictionary.language,
    hits: found?.ids,
    sort: sort ?? (found ? undefined : usual),
    mode: question.mode,
    splitsByBestSelling: viewer.splitsByBestSelling,
    page: question.page,
    pageSize: question.pageSize,
  });
  const cards = answer.rows.map((row) => keptCard(catalogue, looking, row));
  return {
    cards: hidesPrices ? cards.map(withoutPrices) : cards,
    total: answer.total,
    isSplit: answer.isSplit,
    page: answer.page,
    pageSize: question.pageSize,
    counted: {
      dictionary: looking.dictionary,
      counts: answer.counts,
      present: answer.present,
      remembered: answer.remembered,
      chosenIds: question.valueIds,
    },
    priceLimits: hidesPrices ? undefined : answer.priceLimits,
    currency: market.currency,
    sort: sort ?? usual,
    sortFields: shownSortFields(viewer, market, question.context),
    didYouMean: found?.didYouMean,
  };
}

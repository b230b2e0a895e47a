import type { Language } from '#core/locale.ts';
import { readMeant } from '../search-words/read-meant.server.ts';
import { completeText } from '../text-search/complete-text.ts';
import { highlight } from '../text-search/highlight.ts';
import { searchText } from '../text-search/search-text.ts';
import type { Visit } from '../visit.ts';
import { keptCard } from './answers/cards.ts';
import { visibleRow } from './answers/details.ts';
import { findsSomething, findText } from './answers/find-text.ts';
import { withoutPrices } from './answers/hidden-prices.ts';
import { type Catalogue, type CatalogueView, lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { Card } from './product-list.ts';
import type { Viewer } from './viewer.ts';

/** A text with the matched parts, each as start and end. */
type HighlightedText = { readonly text: string; readonly marks: readonly (readonly [number, number])[] };

export type Suggestions = {
  readonly products: readonly { readonly card: Card; readonly name: HighlightedText }[];
  readonly categories: readonly { readonly code: string; readonly name: HighlightedText }[];
  readonly completions: readonly HighlightedText[];
  readonly didYouMean: string | undefined;
};

const productsShown = 5;
const categoriesShown = 3;
const completionsShown = 4;
const nothing: Suggestions = { products: [], categories: [], completions: [], didYouMean: undefined };

/** Access: everybody. Suggestions while typing, limited to what the viewer sees. */
export async function suggest(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  text: string,
): Promise<Suggestions> {
  if (text.trim() === '') return nothing;
  const catalogue = await readCatalogue(shop, market.code);
  const looking = lookAt(catalogue, viewer, { language, now });
  const mark = (shown: string) => marked(shown, text, looking.dictionary.language);
  const { ids, didYouMean } = findText(catalogue, looking, await readMeant(shop, language, text));
  const cards = firstCards(catalogue, looking, ids);
  return {
    products: (viewer.hidesPrices ? cards.map(withoutPrices) : cards).map((card) => ({ card, name: mark(card.name) })),
    categories: findCategories(catalogue, looking, text).map(({ code, name }) => ({ code, name: mark(name) })),
    completions: completionsOf(catalogue, looking, text).map(mark),
    didYouMean,
  };
}

function firstCards(catalogue: Catalogue, looking: CatalogueView, ids: Uint32Array): Card[] {
  const cards: Card[] = [];
  for (const product of ids) {
    const row = visibleRow(catalogue, looking, product);
    if (row) cards.push(keptCard(catalogue, looking, row));
    if (cards.length === productsShown) break;
  }
  return cards;
}

/** Categories that match all words of the text and contain a product that the viewer sees. */
function findCategories(catalogue: Catalogue, { assortment, dictionary }: CatalogueView, text: string) {
  const { references, places } = catalogue.engine.columns;
  const nodes = [...references.categories.values()];
  const { ids, isPartial } = searchText(catalogue.categoryIndexIn(dictionary.language), text);
  const isSeen = (code: string) =>
    places.categories.get(code)?.some((word, at) => (word & (assortment.visible[at] ?? 0)) !== 0) ?? false;
  const found = isPartial ? [] : [...ids].flatMap((id) => nodes[id] ?? []).filter(({ code }) => isSeen(code));
  return found
    .slice(0, categoriesShown)
    .map(({ code, texts }) => ({ code, name: texts[dictionary.language]?.name ?? code }));
}

function completionsOf(catalogue: Catalogue, looking: CatalogueView, text: string): string[] {
  const index = catalogue.indexIn(looking.dictionary.language);
  const completions = index ? completeText(index, text) : [];
  return completions.filter((completion) => findsSomething(catalogue, looking, completion)).slice(0, completionsShown);
}

function marked(text: string, asked: string, language: Language): HighlightedText {
  return { text, marks: highlight(text, asked, language).map(({ start, end }) => [start, end] as const) };
}

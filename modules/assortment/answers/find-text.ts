import { hasBit } from '../../list-engine/bits.ts';
import { searchText } from '../../text-search/search-text.ts';
import type { Catalogue, CatalogueView } from '../catalogue.ts';

/** Returns the products that match a text, and a corrected spelling if it matches products the viewer sees. */
export function findText(catalogue: Catalogue, looking: CatalogueView, text: string) {
  const index = catalogue.indexIn(looking.dictionary.language);
  if (!index) return { ids: new Uint32Array(), didYouMean: undefined };
  const { ids, didYouMean } = searchText(index, text, seenBy(looking));
  const isTold = didYouMean !== undefined && findsSomething(catalogue, looking, didYouMean);
  return { ids, didYouMean: isTold ? didYouMean : undefined };
}

/** The index contains words of all companies' products, so a word without a visible product must not be suggested. */
export function findsSomething(catalogue: Catalogue, looking: CatalogueView, text: string): boolean {
  const index = catalogue.indexIn(looking.dictionary.language);
  return index !== undefined && searchText(index, text, seenBy(looking)).ids.length > 0;
}

const seenBy =
  ({ assortment }: CatalogueView) =>
  (product: number) =>
    hasBit(assortment.visible, product);

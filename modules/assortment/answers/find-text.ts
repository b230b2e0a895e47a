import { hasBit } from '../../list-engine/bits.ts';
import { searchText } from '../../text-search/search-text.ts';
import type { Catalogue, Looking } from '../catalogue.ts';

/** The products that a text finds, and another spelling for it where that leads to something the viewer sees. */
export function findText(catalogue: Catalogue, looking: Looking, text: string) {
  const index = catalogue.indexIn(looking.dictionary.language);
  if (!index) return { ids: new Uint32Array(), didYouMean: undefined };
  const { ids, didYouMean } = searchText(index, text, seenBy(looking));
  const isTold = didYouMean !== undefined && findsSomething(catalogue, looking, didYouMean);
  return { ids, didYouMean: isTold ? didYouMean : undefined };
}

/** The index holds the words of all companies' products; a word that leads to none of the viewer's is not told. */
export function findsSomething(catalogue: Catalogue, looking: Looking, text: string): boolean {
  const index = catalogue.indexIn(looking.dictionary.language);
  return index !== undefined && searchText(index, text, seenBy(looking)).ids.length > 0;
}

const seenBy =
  ({ assortment }: Looking) =>
  (product: number) =>
    hasBit(assortment.visible, product);

import { colourPartNumber, parsePartNumber } from '#core/sku.ts';
import { mostCompared, onePerProduct } from './compared.ts';

type CompareQuery = {
  readonly partNos: readonly string[];
  /** Values that are not part numbers. */
  readonly odd: readonly string[];
  /** True if more were requested than fit. */
  readonly isCut: boolean;
};

/** Part numbers in an address as typed: of a product, of a colour, or with a size. */
export function readAsked(query: URLSearchParams): CompareQuery {
  const typed = query.getAll('p').flatMap((text) => text.split(','));
  const read = typed
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, number: parsePartNumber(text) }));
  const partNos = onePerProduct(read.flatMap(({ number }) => (number.ok ? [colourPartNumber(number.value)] : [])));
  return {
    partNos: partNos.slice(0, mostCompared),
    odd: [...new Set(read.filter(({ number }) => !number.ok).map(({ text }) => text.slice(0, longestShown)))],
    isCut: partNos.length > mostCompared,
  };
}

const longestShown = 40;

import type { Language } from '#core/locale.ts';
import type { Columns, TextColumns } from '../columns.ts';
import type { CardFacts, DetailFacts, DetailText } from '../facts.ts';
import { readPiece } from './text-heap.ts';

/** Cache size of parsed texts per kind; others are read from the heap. */
const textsKept = 4096;

export type TextReader = {
  name(product: number, language: Language): string;
  slug(product: number, language: Language): string;
  detailText(product: number, language: Language): DetailText;
  cardFacts(product: number): CardFacts;
  detailFacts(product: number): DetailFacts;
};

/** Drops the oldest entry when the limit is exceeded. */
function kept<T>(limit: number, read: (row: number) => T): (row: number) => T {
  const texts = new Map<number, T>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = read(row);
    if (texts.size >= limit) for (const oldest of texts.keys()) if (texts.delete(oldest)) break;
    texts.set(row, text);
    return text;
  };
}

export function createTextReader({ heap, texts, cardFacts, detailFacts, defaultLanguage }: Columns): TextReader {
  const perLanguage = new Map(
    [...texts].map(([language, columns]) => [
      language,
      {
        name: kept(textsKept, (row) => readPiece(heap, columns.name, row)),
        slug: kept(textsKept, (row) => readPiece(heap, columns.slug, row)),
        detail: columns.detail,
      },
    ]),
  );
  const inLanguage = (language: Language) => {
    const found = perLanguage.get(language) ?? perLanguage.get(defaultLanguage);
    if (!found) throw new Error(`the market does not speak ${language}`);
    return found;
  };
  const parse = (pieces: TextColumns['detail'], row: number): unknown => JSON.parse(readPiece(heap, pieces, row));
  return {
    name: (product, language) => inLanguage(language).name(product),
    slug: (product, language) => inLanguage(language).slug(product),
    detailText: (product, language) => parse(inLanguage(language).detail, product) as DetailText,
    cardFacts: kept(textsKept, (row) => parse(cardFacts, row) as CardFacts),
    detailFacts: (product) => parse(detailFacts, product) as DetailFacts,
  };
}

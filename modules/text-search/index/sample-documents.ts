import type { Language } from '#core/locale.ts';
import { searchText } from '../search-text.ts';
import type { TextDocument } from '../text-document.ts';
import { buildTextIndex } from '../text-index.ts';

/** A product for tests; the id is its rank by default. */
export function sampleDocument(fields: Partial<TextDocument> & { id: number }): TextDocument {
  return {
    name: '',
    description: '',
    usps: [],
    categories: [],
    family: undefined,
    material: undefined,
    standards: [],
    colours: [],
    features: [],
    partNos: [],
    eans: [],
    rank: fields.id,
    ...fields,
  };
}

export const indexOfNames = (language: Language, ...names: string[]) =>
  buildTextIndex(
    names.map((name, id) => sampleDocument({ id, name })),
    language,
  );

/** An index of product names only; returns the names that a text finds, in order. */
export function finder(language: Language, ...names: string[]): (text: string) => string[] {
  const index = indexOfNames(language, ...names);
  return (text) => [...searchText(index, text).ids].map((id) => names[id] ?? '');
}

import type { Language } from '#core/locale.ts';
import type { Columns } from '../../list-engine/columns.ts';
import { buildTextIndex, type TextIndex } from '../../text-search/text-index.ts';

const nothing = {
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
} as const;

/** Categories are searched like products: with word forms, synonyms and typing errors. */
export function categoryIndex({ references }: Columns, language: Language): TextIndex {
  const documents = [...references.categories.values()].map(({ code, texts }, id) => ({
    ...nothing,
    id,
    name: texts[language]?.name ?? code,
    rank: id,
  }));
  return buildTextIndex(documents, language);
}

import type { Language } from '#core/locale.ts';
import { type Folded, foldWord } from './fold.ts';
import { stemOf } from './stems.ts';

export type Word = Folded & { readonly stem: string };

/** A phrase is found where all of its words are. */
export type Phrase = readonly Word[];

export function wordOf(raw: string, language: Language): Word {
  const folded = foldWord(raw, language);
  return { ...folded, stem: stemOf(folded.plain, language) };
}

import type { Language } from '#core/locale.ts';
import { stemOf } from '../stems.ts';
import { type Folded, foldWord } from './fold.ts';

export type Word = Folded & { readonly stem: string };

/** A phrase matches where all its words match. */
export type Phrase = readonly Word[];

/** Longer words are neither typed nor indexed. */
export const longestWord = 40;

export function wordOf(raw: string, language: Language): Word {
  const folded = foldWord(raw.slice(0, longestWord), language);
  return { ...folded, stem: stemOf(folded.plain, language) };
}

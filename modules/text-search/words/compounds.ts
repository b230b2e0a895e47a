import type { Language } from '#core/locale.ts';
import { stemOf } from '../stems.ts';

/** The stems of a compound's parts: a hi-vis winter jacket is a winter jacket and a jacket. */
export type Compound = { readonly heads: readonly string[]; readonly modifiers: readonly string[] };

const simple: Compound = { heads: [], modifiers: [] };

/** Linking letters between the parts of a compound. */
const links: Partial<Readonly<Record<Language, RegExp>>> = {
  sv: /s$/,
  nb: /s$|e$/,
  da: /s$|e$/,
  de: /s$|en$|n$/,
  nl: /s$|en$|e$/,
  fi: /n$/,
  et: /$/,
  lv: /$/,
};

/** Words that look like compounds of an unrelated word: gloves (Handschuh, handschoen) are not shoes. */
const undivided: Partial<Readonly<Record<Language, readonly string[]>>> = {
  de: ['handschuh'],
  nl: ['handschoen'],
};

const shortestFirst = 3;

export const formsCompounds = (language: Language): boolean => links[language] !== undefined;

/** "arbets" of "arbetsjacka" is "arbet" and a linking letter. */
export function withoutLink(text: string, language: Language): string {
  return text.replace(links[language] ?? /$/, '');
}

/**
 * Splits compounds by a vocabulary: words of at least four letters that stand alone in texts, and the shop's own words
 * of at least three letters ("sko" is shoe in two languages). A compound ends with such a word after at least three
 * other letters.
 */
export function createSplitter(
  vocabulary: Iterable<string>,
  ownWords: Iterable<string>,
  language: Language,
): (plain: string) => Compound {
  if (!formsCompounds(language)) return () => simple;
  const whole = new Set((undivided[language] ?? []).map((word) => stemOf(word, language)));
  /** Stem to the minimum length of a word that it can match. */
  const known = new Map<string, number>();
  for (const word of vocabulary) if (word.length >= 4 && !/\d/.test(word)) known.set(stemOf(word, language), 4);
  for (const word of ownWords) if (word.length >= 3 && !/\d/.test(word)) known.set(stemOf(word, language), 3);
  for (const stem of whole) known.set(stem, 4);

  const stemIfKnown = (text: string): string | undefined => {
    const stem = stemOf(text, language);
    const least = known.get(stem);
    return least !== undefined && text.length >= least ? stem : undefined;
  };

  /** The longest known word at the end of the text, after at least three letters. */
  const lastOf = (text: string): { start: number; stem: string } | undefined => {
    for (let start = shortestFirst; start + 3 <= text.length; start++) {
      const stem = stemIfKnown(text.slice(start));
      if (stem !== undefined) return { start, stem };
    }
    return undefined;
  };

  // The rest counts as a word even if it is unknown: "vintermössa" may be the only text with "vinter".
  const modifiersOf = (text: string): string[] => {
    const bare = withoutLink(text, language);
    for (const form of new Set([text, bare])) {
      const stem = stemIfKnown(form);
      if (stem !== undefined) return [stem];
      const last = lastOf(form);
      if (last) return [...modifiersOf(form.slice(0, last.start)), last.stem];
    }
    return bare.length >= 4 ? [stemOf(bare, language)] : [];
  };

  const split = (plain: string): Compound => {
    if (/\d/.test(plain) || whole.has(stemOf(plain, language))) return simple;
    const last = lastOf(plain);
    if (!last) return simple;
    const head = split(plain.slice(last.start));
    return {
      heads: [last.stem, ...head.heads],
      modifiers: [...modifiersOf(plain.slice(0, last.start)), ...head.modifiers],
    };
  };
  return split;
}

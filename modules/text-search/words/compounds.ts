import type { Language } from '#core/locale.ts';
import { stemOf } from '../stems.ts';

/** The stems of the words that a compound is made of: a winter jacket for hi-vis is a winter jacket, and a jacket. */
export type Compound = { readonly heads: readonly string[]; readonly modifiers: readonly string[] };

const simple: Compound = { heads: [], modifiers: [] };

/** What may stand between the words of a compound. */
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

/** They look like compounds of a word that they have nothing to do with: gloves are no shoes. */
const undivided: Partial<Readonly<Record<Language, readonly string[]>>> = {
  de: ['handschuh'],
  nl: ['handschoen'],
};

const shortestFirst = 3;

export const formsCompounds = (language: Language): boolean => links[language] !== undefined;

/** "arbets" of "arbetsjacka" is "arbet" and a link. */
export function withoutLink(text: string, language: Language): string {
  return text.replace(links[language] ?? /$/, '');
}

/**
 * Takes compounds apart by a vocabulary: words of four letters or more that stand alone in the texts, and the shop's own
 * words (shoes are "sko" in two languages) from three. A compound is at least one of them behind three other letters.
 */
export function createSplitter(
  vocabulary: Iterable<string>,
  ownWords: Iterable<string>,
  language: Language,
): (plain: string) => Compound {
  if (!formsCompounds(language)) return () => simple;
  const whole = new Set((undivided[language] ?? []).map((word) => stemOf(word, language)));
  /** Stem to the least number of letters that a word needs to be taken for it. */
  const known = new Map<string, number>();
  for (const word of vocabulary) if (word.length >= 4 && !/\d/.test(word)) known.set(stemOf(word, language), 4);
  for (const word of ownWords) if (word.length >= 3 && !/\d/.test(word)) known.set(stemOf(word, language), 3);
  for (const stem of whole) known.set(stem, 4);

  const stemIfKnown = (text: string): string | undefined => {
    const stem = stemOf(text, language);
    const least = known.get(stem);
    return least !== undefined && text.length >= least ? stem : undefined;
  };

  /** The longest known word that the text ends with, behind at least three letters. */
  const lastOf = (text: string): { start: number; stem: string } | undefined => {
    for (let start = shortestFirst; start + 3 <= text.length; start++) {
      const stem = stemIfKnown(text.slice(start));
      if (stem !== undefined) return { start, stem };
    }
    return undefined;
  };

  // What is left is a word even if none knows it: nothing but "vintermössa" may say that there is "vinter".
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

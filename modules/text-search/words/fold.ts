import type { Language } from '#core/locale.ts';

/** A word for comparison: lower case, without accents; and other spellings of the same letters. */
export type Folded = { readonly plain: string; readonly spellings: readonly string[] };

/** Letters without a Unicode decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'a',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ı: 'i',
};

/** Common replacements for letters that a keyboard lacks, two letters for one; the dots may also be left out. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öø]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
];

const simple = /^[a-z0-9]*$/;

/** Lower case in composed form, letters and digits only: the form that completions show. */
export function lowerWord(word: string, language: Language): string {
  const small = word.toLocaleLowerCase(language);
  if (simple.test(small)) return small;
  return small
    .normalize('NFKC')
    .toLocaleLowerCase(language)
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
}

function plainOf(small: string): string {
  if (simple.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøœßłđðþħŋı]/g, (letter) => plainLetters[letter] ?? letter);
}

export function foldWord(word: string, language: Language): Folded {
  const small = lowerWord(word, language);
  const plain = plainOf(small);
  if (plain === small) return { plain, spellings: [] };
  const present = pairs.filter(([letter]) => small.search(letter) >= 0);
  const spellings = new Set<string>();
  // Each letter may be replaced independently: værktøj, vaerktoj, varktoej, vaerktoej.
  for (let choice = 1; choice < 1 << present.length; choice++) {
    const written = present.reduce(
      (text, [letter, pair], index) => (choice & (1 << index) ? text.replace(letter, pair) : text),
      small,
    );
    spellings.add(plainOf(written));
  }
  return { plain, spellings: [...spellings] };
}

/** The folded text, and the position in the word of each of its characters; the last entry is the word's length. */
export function foldWithPlaces(word: string, language: Language): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  for (const { 0: cluster, index } of word.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const { plain } = foldWord(cluster, language);
    for (let unit = 0; unit < plain.length; unit++) places.push(index);
    text += plain;
  }
  places.push(word.length);
  return { text, places };
}

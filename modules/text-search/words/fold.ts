import type { Language } from '#core/locale.ts';

/** A word as it is compared: small, without accents; and the other ways in which people write the same letters. */
export type Folded = { readonly plain: string; readonly spellings: readonly string[] };

/** Letters that no decomposition takes apart. */
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

/** Where a keyboard lacks the letter, two stand for it; whoever has the letter may still leave its dots out. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öø]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
];

const simple = /^[a-z0-9]*$/;

/** Small letters in one composed form, nothing but letters and digits: how a completion shows the word. */
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
  // Each letter may be written either way for itself: værktøj, vaerktoj, varktoej, vaerktoej.
  for (let choice = 1; choice < 1 << present.length; choice++) {
    const written = present.reduce(
      (text, [letter, pair], index) => (choice & (1 << index) ? text.replace(letter, pair) : text),
      small,
    );
    spellings.add(plainOf(written));
  }
  return { plain, spellings: [...spellings] };
}

/** The folded text, and for each of its units where in the word it came from; the last entry is the word's length. */
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

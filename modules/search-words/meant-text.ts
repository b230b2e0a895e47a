/** Phrase to meaning, in one language. */
export type Synonyms = ReadonlyMap<string, string>;

/** The spelling in which phrases are compared. */
export const phraseOf = (text: string, language: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase(language);

/** Words in the longest phrase that a text is compared with. */
const longestPhrase = 4;

/** The text with each known phrase replaced by its meaning: from the left, the longest first, each word once. */
export function meantText(text: string, synonyms: Synonyms, language: string): string {
  if (synonyms.size === 0) return text;
  const words = phraseOf(text, language).split(' ');
  const meant: string[] = [];
  let isChanged = false;
  for (let from = 0; from < words.length; ) {
    let length = Math.min(longestPhrase, words.length - from);
    while (length > 0 && !synonyms.has(words.slice(from, from + length).join(' '))) length -= 1;
    if (length === 0) meant.push(words[from] ?? '');
    else {
      meant.push(synonyms.get(words.slice(from, from + length).join(' ')) ?? '');
      isChanged = true;
    }
    from += Math.max(1, length);
  }
  return isChanged ? meant.join(' ') : text;
}

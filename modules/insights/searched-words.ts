const longest = 60;

/**
 * The words of a search as they are counted. Undefined for a text that may name a person or a case: an address, a long
 * number, a link. Part numbers have letters or at most ten digits.
 */
export function searchedWords(text: string, language: string): string | undefined {
  const words = text
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase(language);
  if (words === '' || words.length > longest) return undefined;
  const digits = words.replaceAll(/[\s/.()-]/g, '');
  return /@|:\/\/|www\.|\+\d|\d{11,}/.test(words) || /\d{11,}/.test(digits) ? undefined : words;
}

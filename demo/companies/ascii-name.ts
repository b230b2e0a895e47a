const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
};

/** A name in lower-case ASCII letters for e-mail addresses and slugs: Ålesund, Łódź, Saint-Étienne. */
export function asciiName(text: string, wordBreak: '' | '-'): string {
  return text
    .toLowerCase()
    .replace(/[øæßłđðþœ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, wordBreak);
}

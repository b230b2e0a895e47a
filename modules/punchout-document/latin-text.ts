/** Letters that have no base letter of their own when their accents are taken off. */
const replaced: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '€': 'EUR',
};

/** The text in letters of ISO 8859-1: č becomes c, and what has no such letter a question mark. */
export function toLatin(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) => {
      if (isLatin(letter)) return letter;
      const base = replaced[letter] ?? letter.normalize('NFD')[0] ?? '?';
      return Array.from(base).every(isLatin) ? base : '?';
    })
    .join('');
}

const isLatin = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff);
};

/** Cuts by letters, never within one. */
export const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('').trim();

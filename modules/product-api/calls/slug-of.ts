/** Letters that do not fall apart into a plain one and its mark. */
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', þ: 'th', ð: 'd' };

/** A name as a part of an address; empty if no letter or digit of it can be written there. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[øæœßłđþð]/g, (letter) => plain[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Letters without a Unicode decomposition into a base letter and a mark. */
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', þ: 'th', ð: 'd' };

/** Converts a name to a slug; empty if no letter or digit is usable. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[øæœßłđþð]/g, (letter) => plain[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

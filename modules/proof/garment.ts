import type { Cut } from './cut.ts';

/** Kinds of garments that share a drawing and their places. */
export const garments = [
  'jacket',
  'hoodie',
  'shirt',
  'tshirt',
  'polo',
  'vest',
  'overall',
  'bib',
  'trousers',
  'shorts',
  'cap',
] as const;

export type Garment = (typeof garments)[number];

/** Words in codes of categories and designs, the more specific ones first. */
const byWord: readonly (readonly [string, Garment])[] = [
  ['pirate', 'shorts'],
  ['bib', 'bib'],
  ['shorts', 'shorts'],
  ['overall', 'overall'],
  ['trousers', 'trousers'],
  ['bottom', 'trousers'],
  ['jacket', 'jacket'],
  ['parka', 'jacket'],
  ['sweatshirt', 'hoodie'],
  ['hoodie', 'hoodie'],
  ['polo', 'polo'],
  ['tshirt', 'tshirt'],
  ['base-top', 'tshirt'],
  ['undershirt', 'tshirt'],
  ['shirt', 'shirt'],
  ['vest', 'vest'],
  ['bodywarmer', 'vest'],
  ['headwear', 'cap'],
  ['kids', 'tshirt'],
];

/** Categories whose codes are numbers. */
const byNumber: Readonly<Record<string, Garment>> = {
  '6001': 'jacket',
  '6002': 'hoodie',
  '6008': 'jacket',
  '6009': 'jacket',
  '6010': 'trousers',
  '800': 'overall',
};

const byDepartment: Readonly<Record<string, Garment>> = { Tops: 'tshirt', Bottoms: 'trousers' };

/** The kind that the code of a category or a design names. */
export const garmentNamed = (code: string): Garment | undefined =>
  byNumber[code] ?? byWord.find(([word]) => code.includes(word))?.[1];

/** Undefined for articles that are not garments, such as shoes: they have no positions. */
export function garmentOf(categories: readonly string[], cut?: Cut): Garment | undefined {
  if (cut?.garment) return cut.garment;
  const leaves = categories.filter((code) => !(code in byDepartment));
  for (const code of leaves) {
    const found = garmentNamed(code);
    if (found) return found;
  }
  return categories.map((code) => byDepartment[code]).find((found) => found !== undefined);
}

/** Two centimetres of half the chest, the step of C and D sizes. */
const stepMm = 20;

/**
 * How many steps a size is larger than M (C50, D100, DK38). Unknown sizes are drawn as M, because their places are measured from seams and
 * hardly move.
 */
export function sizeStep(size: string): number {
  const [, digits = '', marks = '', letter] = /^(\d?)(X*)([SML])$/.exec(size) ?? [];
  if (letter === 'M') return 0;
  // One letter is two steps: L is C52 and C54.
  if (letter) return (1 + (Number(digits) || marks.length)) * (letter === 'S' ? -2 : 2);
  const number = Number(/^[A-Z]+(\d+)/.exec(size)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return 0;
  // C146 to C156 are long and D84 to D120 short versions of the same widths; trousers also have W and L.
  const chest = size.startsWith('D') ? number / 2 : number >= 140 ? number - 100 : number;
  return chest < 30 || chest > 70 ? 0 : Math.round((chest - 50) / 2);
}

/** The scale of a garment compared with M: widths grow faster than lengths. */
export function growthOf(size: string): { readonly wide: number; readonly long: number } {
  const step = Math.max(-6, Math.min(10, sizeStep(size)));
  return { wide: 1 + (step * stepMm) / 580, long: 1 + (step * 6) / 720 };
}

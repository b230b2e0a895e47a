/** Two for thread and two for print. The names are stored with orders. */
export const typefaceNames = ['block', 'script', 'narrow', 'slab'] as const;

export type TypefaceName = (typeof typefaceNames)[number];

export type Method = 'embroidery' | 'print';

type Rules = {
  readonly method: Method;
  /** Minimum height of capitals. */
  readonly leastMm: number;
};

export const typefaces: Readonly<Record<TypefaceName, Rules>> = {
  block: { method: 'embroidery', leastMm: 5 },
  script: { method: 'embroidery', leastMm: 8 },
  narrow: { method: 'print', leastMm: 3 },
  slab: { method: 'print', leastMm: 4 },
};

export const typefacesOf = (method: Method): TypefaceName[] =>
  typefaceNames.filter((name) => typefaces[name].method === method);

/** In thousandths of an em, baseline at zero, downwards positive. */
type Glyph = { readonly advance: number; readonly outline: string };

export type Typeface = {
  readonly name: TypefaceName;
  readonly capHeight: number;
  find(letter: string): Glyph | undefined;
  /** The kerning of two letters. */
  kerningOf(left: string, right: string): number;
};

export type Outlines = {
  readonly capHeight: number;
  readonly kerning: string;
  readonly glyphs: Readonly<Record<string, string>>;
};

/** A letter with a mark has the kerning of its base letter. */
const baseOf = (letter: string) => letter.normalize('NFD').charAt(0);

export function toTypeface(name: TypefaceName, { capHeight, kerning, glyphs }: Outlines): Typeface {
  const moved = new Map(kerning.split(' ').map((pair) => [pair.slice(0, 2), Number(pair.slice(2))]));
  const known = new Map(Object.entries(glyphs));
  return {
    name,
    capHeight,
    find: (letter) => {
      const drawn = known.get(letter);
      if (drawn === undefined) return undefined;
      const [advance = '', ...outline] = drawn.split(' ');
      return { advance: Number(advance), outline: outline.join(' ') };
    },
    kerningOf: (left, right) => moved.get(baseOf(left) + baseOf(right)) ?? 0,
  };
}

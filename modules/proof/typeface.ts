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

/** A path in pieces: its commands, and its coordinates, x and y in turns. */
export type Outline = readonly (string | number)[];

/** In thousandths of an em, baseline at zero, downwards positive. */
type Glyph = {
  readonly advance: number;
  readonly outline: Outline;
  /** What is seen of it; undefined for a space. */
  readonly box: Box | undefined;
};

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

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
  const written = new Map(Object.entries(glyphs));
  // Taken apart only once: a proof is drawn anew with each letter that is typed.
  const known = new Map<string, Glyph>();
  return {
    name,
    capHeight,
    find: (letter) => {
      const found = known.get(letter) ?? glyphIn(written.get(letter));
      if (found) known.set(letter, found);
      return found;
    },
    kerningOf: (left, right) => moved.get(baseOf(left) + baseOf(right)) ?? 0,
  };
}

function glyphIn(drawn: string | undefined): Glyph | undefined {
  if (drawn === undefined) return undefined;
  const [advance = '', ...path] = drawn.split(' ');
  const outline = piecesOf(path.join(' '));
  return { advance: Number(advance), outline, box: boxOf(outline) };
}

/** The points that bend a curve count as well: they lie at most a little outside it. */
function boxOf(outline: Outline): Box | undefined {
  const numbers = outline.filter((piece) => typeof piece === 'number');
  if (numbers.length === 0) return undefined;
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const piecesOf = (path: string): Outline =>
  Array.from(path.matchAll(/[A-Za-z]|-?\d+(?:\.\d+)?/g), ([piece]) =>
    /[A-Za-z]/.test(piece) ? piece : Number.parseFloat(piece),
  );

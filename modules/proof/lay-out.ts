import { composed } from './letters.ts';
import type { Box, Outline, Typeface } from './typeface.ts';

/** Lines of lettering in millimetres, around the middle of the block. */
export type Lettering = {
  /** SVG path of all letters. */
  readonly outline: string;
  /** Of what is seen: without the room beside the first and the last letter. */
  readonly widthMm: number;
  /** From the top of the first line's capitals, or of a mark above them, to the last baseline, or to what reaches below it. */
  readonly heightMm: number;
};

/** The distance of two baselines, as a multiple of the height of capitals. */
const linePitch = 1.6;

/** Round letters are drawn a little higher and lower than straight ones; this much is not measured. */
const overshoot = 0.04;

/** Letters without an outline are left out: check-text.ts reports them. */
export function layOut(lines: readonly string[], typeface: Typeface, heightMm: number): Lettering {
  const mmPerUnit = heightMm / typeface.capHeight;
  const set = lines.map((line) => setLine(line, typeface));
  const { wide, high, above } = sizeOf(set);
  const outline = set
    .map(({ glyphs, left, right }, at) => {
      const baseline = heightMm * (above - high / 2 + at * linePitch);
      const middle = (left + right) / 2;
      return glyphs
        .map(({ outline: drawn, x }) => placed(drawn, mmPerUnit, (x - middle) * mmPerUnit, baseline))
        .join('');
    })
    .join('');
  return { outline, widthMm: rounded(wide * heightMm), heightMm: rounded(high * heightMm) };
}

/** The size of all lines together, as a multiple of the height of capitals. */
export const sizePerHeight = (lines: readonly string[], typeface: Typeface): { wide: number; high: number } =>
  sizeOf(lines.map((line) => setLine(line, typeface)));

type Line = {
  readonly glyphs: readonly { readonly outline: Outline; readonly x: number }[];
  /** In the units of the typeface. */
  readonly left: number;
  readonly right: number;
  /** From the baseline, as multiples of the height of capitals. */
  readonly above: number;
  readonly below: number;
  readonly wide: number;
};

function sizeOf(lines: readonly Line[]) {
  const above = lines[0]?.above ?? 1;
  return {
    above,
    wide: Math.max(0, ...lines.map(({ wide }) => wide)),
    high: above + Math.max(0, lines.length - 1) * linePitch + (lines.at(-1)?.below ?? 0),
  };
}

function setLine(line: string, typeface: Typeface): Line {
  let x = 0;
  let before = '';
  const glyphs: { outline: Outline; x: number }[] = [];
  const seen: Box[] = [];
  for (const letter of composed(line)) {
    const glyph = typeface.find(letter);
    if (!glyph) continue;
    x += before ? typeface.kerningOf(before, letter) : 0;
    glyphs.push({ outline: glyph.outline, x });
    if (glyph.box) seen.push({ ...glyph.box, left: glyph.box.left + x, right: glyph.box.right + x });
    x += glyph.advance;
    before = letter;
  }
  const [left, right] = seen.length === 0 ? [0, 0] : [least(seen, 'left'), most(seen, 'right')];
  const { capHeight } = typeface;
  return {
    glyphs,
    left,
    right,
    wide: (right - left) / capHeight,
    above: 1 + beyond(-least(seen, 'top') / capHeight - 1),
    below: beyond(most(seen, 'bottom') / capHeight),
  };
}

const least = (boxes: readonly Box[], side: keyof Box) =>
  boxes.reduce((min, box) => Math.min(min, box[side]), Infinity);
const most = (boxes: readonly Box[], side: keyof Box) =>
  boxes.reduce((max, box) => Math.max(max, box[side]), -Infinity);

const beyond = (share: number) => (share > overshoot ? share : 0);

const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** A path of absolute commands, scaled and moved. */
function placed(outline: Outline, scale: number, left: number, top: number): string {
  let isX = true;
  let path = '';
  for (const piece of outline) {
    if (typeof piece === 'string') path += piece;
    else path += `${rounded(piece * scale + (isX ? left : top))} `;
    isX = typeof piece === 'string' || !isX;
  }
  return path;
}

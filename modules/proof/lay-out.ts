import { composed } from './letters.ts';
import type { Outline, Typeface } from './typeface.ts';

/** Lines of lettering in millimetres, around the middle of the block. */
export type Lettering = {
  /** SVG path of all letters. */
  readonly outline: string;
  readonly widthMm: number;
  /** From the top of the first line's capitals to the last baseline. */
  readonly heightMm: number;
  readonly lineWidthsMm: readonly number[];
};

/** The distance of two baselines, as a multiple of the height of capitals. */
const linePitch = 1.6;

/** Letters without an outline are left out: check-text.ts reports them. */
export function layOut(lines: readonly string[], typeface: Typeface, heightMm: number): Lettering {
  const mmPerUnit = heightMm / typeface.capHeight;
  const set = lines.map((line) => setLine(line, typeface));
  const blockMm = heightMm * (1 + Math.max(0, lines.length - 1) * linePitch);
  const outline = set
    .map(({ glyphs, width }, at) => {
      const baseline = -blockMm / 2 + heightMm * (1 + at * linePitch);
      return glyphs
        .map(({ outline: drawn, x }) => placed(drawn, mmPerUnit, (x - width / 2) * mmPerUnit, baseline))
        .join('');
    })
    .join('');
  const lineWidthsMm = set.map(({ width }) => rounded(width * mmPerUnit));
  return { outline, widthMm: Math.max(0, ...lineWidthsMm), heightMm: rounded(blockMm), lineWidthsMm };
}

/** The width of the widest line, as a multiple of the height of capitals. */
export const widthPerHeight = (lines: readonly string[], typeface: Typeface): number =>
  Math.max(0, ...lines.map((line) => setLine(line, typeface).width / typeface.capHeight));

/** The height of all lines, as a multiple of the height of capitals. */
export const blockPerHeight = (lines: readonly string[]): number => 1 + Math.max(0, lines.length - 1) * linePitch;

function setLine(line: string, typeface: Typeface) {
  let x = 0;
  let before = '';
  const glyphs = [];
  for (const letter of composed(line)) {
    const glyph = typeface.find(letter);
    if (!glyph) continue;
    x += before ? typeface.kerningOf(before, letter) : 0;
    glyphs.push({ outline: glyph.outline, x });
    x += glyph.advance;
    before = letter;
  }
  return { glyphs, width: x };
}

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

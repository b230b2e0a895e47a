import type { Paper } from './paper.server.ts';
import { quiet } from './sheets.server.ts';

type ProductRow = {
  readonly name: string;
  readonly hexes: readonly string[];
  readonly picture: Buffer | undefined;
  /** The number first, then other facts. */
  readonly lines: readonly string[];
  readonly price: { readonly text: string; readonly note: string } | undefined;
};

/** Five per page. */
const rowHeight = 132;
const picture = { width: 96, height: 116 };
const priceWidth = 100;
const gap = 18;
const ground = '#f4f2ee';
const nameLook = { size: 14, weight: 'strong' } as const;
const factLook = { size: 10 } as const;
const priceLook = { size: 14, weight: 'strong' } as const;
const noteLook = { size: 9, isQuiet: true } as const;
const swatch = 9;

/** A product across the page: picture, facts and price. */
export function writeProduct(paper: Paper, { name, hexes, picture: bytes, lines, price }: ProductRow): void {
  const { doc, root, draw, leadOf, linesOf, onlyForTheEye, widthOf } = paper.sheets;
  const { left, top, width } = paper.take(rowHeight);
  const middle = left + picture.width + gap;
  const room = width - picture.width - 2 * gap - priceWidth;
  const right = left + width;
  onlyForTheEye(() => {
    doc.rect(left, top, picture.width, picture.height).fill(ground);
    if (bytes) doc.image(bytes, left, top, { fit: [picture.width, picture.height], align: 'center', valign: 'center' });
    for (const [at, hex] of hexes.entries())
      doc
        .rect(middle + at * (swatch + 3), top + picture.height - swatch, swatch, swatch)
        .lineWidth(0.5)
        .fillAndStroke(hex, quiet);
  });
  let y = top;
  const block = (tag: 'H2' | 'P', text: string, look: typeof nameLook | typeof factLook, most: number) => {
    const written = shortened(linesOf(text, look, room), most);
    const element = doc.struct(tag, {}, draw(written, look, middle, y));
    y += written.length * leadOf(look) + 1;
    return element;
  };
  const atRight = (text: string, look: typeof priceLook | typeof noteLook, at: number) =>
    doc.struct('P', {}, draw([text], look, right - widthOf(look)(text), at));
  const section = doc.struct('Sect');
  root.add(section);
  section.add(block('H2', name, nameLook, 2));
  for (const line of lines) section.add(block('P', line, factLook, 2));
  if (price) {
    section.add(atRight(price.text, priceLook, top));
    section.add(atRight(price.note, noteLook, top + leadOf(priceLook)));
  }
  section.end();
}

/** Cuts lines that do not fit and marks the cut. */
function shortened(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}

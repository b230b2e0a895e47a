import { ink, openSheets, type SheetFacts } from '../pdf/sheets.server.ts';
import { qrSquares } from './qr-squares.ts';

export type Label = {
  /** The address that the code contains. */
  readonly address: string;
  /** Alternative text of the code. */
  readonly alt: string;
  readonly title: string;
  readonly lines: readonly string[];
};

const mm = 72 / 25.4;
/** The common sheet of 24 labels, 70 by 37 mm, without a margin. */
const [columns, rows] = [3, 8];
const [width, height] = [70 * mm, 37 * mm];
const codeSize = 25 * mm;
/** Room for the quiet zone of the code, and for printers that cannot print to the edge. */
const space = 5 * mm;
const most = { title: 3, lines: 5 };

/** Labels from left to right and from the top down, as many sheets as they need. */
export async function writeLabels(facts: SheetFacts, labels: readonly Label[]): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, root, draw, leadOf, linesOf, end } = await openSheets(facts);
  const strong = { size: 8, weight: 'strong' } as const;
  const plain = { size: 7.5 } as const;
  const textLeft = space + codeSize + 3 * mm;
  const room = width - textLeft - space / 2;
  for (const [at, label] of labels.entries()) {
    const place = at % (columns * rows);
    if (place === 0 && at > 0) doc.addPage();
    const left = (place % columns) * width;
    const top = Math.floor(place / columns) * height + (height - codeSize) / 2;
    const { size, dark } = qrSquares(label.address);
    const square = codeSize / size;
    root.add(
      doc.struct('Figure', { alt: label.alt }, () => {
        for (const { column, row } of dark)
          doc.rect(left + space + column * square, top + row * square, square, square);
        doc.fill(ink);
      }),
    );
    const title = linesOf(label.title, strong, room).slice(0, most.title);
    const lines = label.lines.flatMap((line) => linesOf(line, plain, room)).slice(0, most.lines);
    root.add(
      doc.struct('P', {}, () => {
        draw(title, strong, left + textLeft, top)();
        draw(lines, plain, left + textLeft, top + title.length * leadOf(strong) + 2)();
      }),
    );
  }
  root.end();
  return end();
}

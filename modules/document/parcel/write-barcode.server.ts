import type { Paper } from '../pdf/paper.server.ts';
import { ink } from '../pdf/sheets.server.ts';
import { code128Widths } from './code-128.ts';

/** In points: a module of 0.53 mm, wide enough for hand scanners and office printers. */
const moduleWidth = 1.5;
const barHeight = 90;
const quietModules = 10;
const text = { size: 18, weight: 'strong' } as const;

/** A text as Code 128 with the same text below. Read aloud it is `alt`. */
export function writeBarcode(paper: Paper, code: string, alt: string): void {
  const { doc, root, draw, leadOf, widthOf } = paper.sheets;
  const widths = code128Widths(code);
  const total = widths.reduce((sum, one) => sum + one, 0) * moduleWidth;
  const { left, top, width } = paper.take(barHeight + 8 + leadOf(text));
  const start = left + Math.max(quietModules * moduleWidth, (width - total) / 2);
  const below = draw([code], text, left + (width - widthOf(text)(code)) / 2, top + barHeight + 8);
  const figure = doc.struct('Figure', { alt }, () => {
    let x = start;
    for (const [at, modules] of widths.entries()) {
      if (at % 2 === 0) doc.rect(x, top, modules * moduleWidth, barHeight).fill(ink);
      x += modules * moduleWidth;
    }
    below();
  });
  root.add(figure);
}

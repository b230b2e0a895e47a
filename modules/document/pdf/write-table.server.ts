import type { Paper } from './paper.server.ts';
import { quiet } from './sheets.server.ts';

/** The column without a width takes the remaining width. */
type TableColumn = { readonly title: string; readonly width?: number; readonly isNumber?: boolean };

type TableRow = {
  readonly cells: readonly string[];
  /** Printed in small type below the first cell. */
  readonly notes?: readonly string[];
};

const head = { size: 9.5, weight: 'strong', isQuiet: true } as const;
const body = { size: 10.5 } as const;
const note = { size: 9, isQuiet: true } as const;
const gutter = 10;
const rowGap = 6;
const endGap = 4;

/** The height of a table that fits on one page. */
export function heightOfTable(paper: Paper, columns: readonly TableColumn[], rows: readonly TableRow[]): number {
  const { headHeight, laid } = layTable(paper, columns, rows);
  return headHeight + laid.reduce((sum, { height }) => sum + height, 0) + endGap;
}

function layTable(paper: Paper, columns: readonly TableColumn[], rows: readonly TableRow[]) {
  const { leadOf, linesOf } = paper.sheets;
  const { left, width } = paper.take(0);
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const widths = columns.map((column) => column.width ?? width - taken);
  const lefts = widths.map((_, at) => left + widths.slice(0, at).reduce((sum, one) => sum + one, 0));
  const titles = columns.map(({ title }, at) => linesOf(title, head, (widths[at] ?? width) - gutter));
  const headHeight = Math.max(...titles.map((lines) => lines.length)) * leadOf(head) + 8;
  const laid = rows.map(({ cells, notes = [] }) => {
    const texts = cells.map((text, at) => (at === 0 ? linesOf(text, body, (widths[0] ?? width) - gutter) : [text]));
    const notesLines = notes.flatMap((text) => linesOf(text, note, (widths[0] ?? width) - gutter));
    const height = Math.max((texts[0]?.length ?? 1) * leadOf(body) + notesLines.length * leadOf(note), leadOf(body));
    return { texts, notesLines, height: height + rowGap };
  });
  return { left, width, widths, lefts, titles, headHeight, laid };
}

/** A table that repeats its header on each page. Rows are never split across pages. */
export function writeTable(paper: Paper, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const { doc, root, draw, leadOf, onlyForTheEye, widthOf } = paper.sheets;
  const { left, width, widths, lefts, titles, headHeight, laid } = layTable(paper, columns, rows);
  const place = (text: string, look: typeof head | typeof body, at: number) =>
    columns[at]?.isNumber ? (lefts[at] ?? left) + (widths[at] ?? 0) - widthOf(look)(text) : (lefts[at] ?? left);
  const line = (top: number) =>
    onlyForTheEye(() =>
      doc
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.5)
        .stroke(quiet),
    );
  const title = (at: number, top: number) => () => {
    for (const [index, text] of (titles[at] ?? []).entries())
      draw([text], head, place(text, head, at), top + index * leadOf(head))();
  };

  const table = doc.struct('Table');
  root.add(table);
  const writeHead = (isAgain: boolean) => {
    const { top } = paper.take(headHeight);
    if (isAgain) onlyForTheEye(() => columns.forEach((_, at) => title(at, top)()));
    else
      table.add(
        doc.struct(
          'TR',
          {},
          columns.map((_, at) => doc.struct('TH', {}, title(at, top))),
        ),
      );
    line(top + headHeight - 5);
  };

  paper.keep(headHeight + (laid[0]?.height ?? 0));
  writeHead(false);
  for (const { texts, notesLines, height } of laid) {
    const page = paper.pages();
    paper.keep(height);
    if (paper.pages() !== page) writeHead(true);
    const { top } = paper.take(height);
    const cell = (lines: readonly string[], at: number) => () => {
      for (const [index, text] of lines.entries())
        draw([text], body, place(text, body, at), top + index * leadOf(body))();
      if (at === 0) draw(notesLines, note, lefts[0] ?? left, top + lines.length * leadOf(body))();
    };
    table.add(
      doc.struct(
        'TR',
        {},
        texts.map((lines, at) => doc.struct('TD', {}, cell(lines, at))),
      ),
    );
  }
  table.end();
  line(paper.take(endGap).top);
}

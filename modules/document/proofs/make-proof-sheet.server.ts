import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { Language } from '#core/locale.ts';
import type { Drawing } from '../../proof/drawing-shape.ts';
import { toSvg } from '../../proof/to-svg.ts';
import { drawingOf } from '../../proof-sheet/drawing-of.ts';
import type { ProofEntry } from '../../proof-sheet/proof-entry.ts';
import type { Shop } from '../../shop.server.ts';
import { openPaper, type Paper } from '../pdf/paper.server.ts';
import type { Look } from '../pdf/sheets.server.ts';
import { createLogoPainter } from './draw-logo.server.ts';
import { hintWords, problemWords, proofWords, type Say, toMendWords, totalsOf } from './proof-words.ts';
import { createPen } from './write-drawing.server.ts';

type SheetShop = Pick<Shop, 'texts'>;

export type SheetFacts = {
  readonly language: Language;
  /** How numbers are written. */
  readonly culture: string;
  /** `approval`: to be signed off; `production`: also has the numbers that production needs. */
  readonly kind: 'approval' | 'production';
  /** The number of an order; undefined for a cart. */
  readonly subject: string | undefined;
  readonly day: string;
  readonly entries: readonly ProofEntry[];
};

const columns = 2;
const gap = 18;
const textGap = 6;
const rowGap = 8;
/** What most proofs need; a row with more gets it. */
const textRoom = { approval: 84, production: 120 } as const;

/** All proofs of a cart or an order, four on a page. Yields to other requests after each proof. */
export async function makeProofSheet(shop: SheetShop, facts: SheetFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { language, culture, kind, subject, day, entries } = facts;
  const say: Say = (key, values) => shop.texts.say(culture, 'proof', key, values) ?? key;
  const heading = say(kind === 'approval' ? 'sheet.title' : 'sheet.production');
  const title = subject === undefined ? heading : `${heading}: ${say('sheet.order', { number: subject })}`;
  const paper = await openPaper({ title, language, day, author: 'Yrke' });
  paper.write('H1', title, { size: 22, weight: 'strong' });
  const count = say('sheet.count', { count: entries.length });
  paper.write('P', [count, ...totalsOf(entries)].join(' · '), { size: 10.5, isQuiet: true });
  const toMend = toMendWords(entries, say);
  if (toMend !== undefined) paper.write('P', toMend, { size: 10.5, weight: 'strong', isWrong: true });
  paper.gap(10);
  const paint = createLogoPainter();
  const pen = createPen(paper.sheets.doc);
  const { rows, drawn } = rowsOf(paper, facts, say);
  const pages = paper.pagesWith(rows.map(({ height }) => height));
  // Pages of a production sheet part from each other, so each says which order it belongs to.
  const footOf = (page: number) => `${title}, ${say('sheet.page', { page, pages })}`;
  paper.writeFull(footOf);
  for (const row of rows) {
    const drawings = await Promise.all(row.cells.map(({ made }) => drawingOf(made, culture)));
    const logos = await Promise.all(row.cells.map(async ({ made }, at) => made && paint(made.proof, drawings[at])));
    writeRow(paper, row, { drawings, logos, drawn, pen });
    await setImmediate();
  }
  return paper.finish(footOf);
}

const drawnHeight = 1.2;
/** Narrower than a column, so that four proofs stand on a page, on the first one below the title. */
const drawnWidth = { approval: 180, production: 150 } as const;
/** With longer texts drawings become smaller for it, but no smaller than this. */
const leastDrawn = 110;

/** The width of the drawings of a sheet. */
function drawnFor(kind: SheetFacts['kind'], room: number, text: number): number {
  const fitting = (room / 2 - text) / drawnHeight;
  return fitting < leastDrawn ? drawnWidth[kind] : Math.min(drawnWidth[kind], fitting);
}

type Line = { readonly look: Look; readonly lines: string[] };
type Row = {
  readonly cells: readonly { readonly made: ProofEntry['made']; readonly words: readonly Line[] }[];
  /** Enough for the longest text of the row. */
  readonly height: number;
};

const wideOf = (paper: Paper) => (paper.take(0).width - gap) / columns;

function rowsOf(paper: Paper, { entries, kind }: SheetFacts, say: Say): { rows: Row[]; drawn: number } {
  const { linesOf, leadOf } = paper.sheets;
  const cells = entries.map((entry) => {
    const [first = '', ...others] = proofWords(entry, say, kind);
    const said: [Look, readonly string[]][] = [
      [{ size: 10, weight: 'strong' }, [first]],
      [{ size: 8.5 }, others],
      [{ size: 8.5, weight: 'strong', isWrong: true }, problemWords(entry, say)],
      [{ size: 8.5, isQuiet: true }, kind === 'approval' ? hintWords(entry, say) : []],
    ];
    const words = said.flatMap(([look, texts]) =>
      texts.map((text): Line => ({ look, lines: linesOf(text, look, wideOf(paper)) })),
    );
    return { made: entry.made, words };
  });
  const heightOf = (words: readonly Line[]) =>
    words.reduce((sum, { look, lines }) => sum + lines.length * leadOf(look), 0);
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) => {
    const row = cells.slice(at * columns, (at + 1) * columns);
    const text = Math.max(...row.map(({ words }) => textGap + heightOf(words) + rowGap));
    return { cells: row, text: Math.max(textRoom[kind], text) };
  });
  const drawn = drawnFor(kind, paper.left(), Math.max(...rows.map(({ text }) => text)));
  return { drawn, rows: rows.map((row) => ({ cells: row.cells, height: drawn * drawnHeight + row.text })) };
}

type Drawn = {
  readonly drawings: readonly (Drawing | undefined)[];
  readonly logos: readonly (string | undefined)[];
  /** The width of a drawing. */
  readonly drawn: number;
  readonly pen: ReturnType<typeof createPen>;
};

function writeRow(paper: Paper, { cells, height }: Row, { drawings, logos, drawn, pen }: Drawn): void {
  const { doc, root, draw, leadOf, onlyForTheEye } = paper.sheets;
  const { left, top } = paper.take(height);
  for (const [at, { words }] of cells.entries()) {
    const x = left + at * (wideOf(paper) + gap);
    const drawing = drawings[at];
    if (drawing) onlyForTheEye(() => pen(drawing, { left: x, top, width: drawn }, logos[at]));
    let y = top + drawn * drawnHeight + textGap;
    for (const { look, lines } of words) {
      root.add(doc.struct('P', {}, draw(lines, look, x, y)));
      y += lines.length * leadOf(look);
    }
  }
}

/** One proof as a picture for mails and systems without SVG support. */
export async function makeProofPng(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(toSvg(drawing, 'proof', '')), { density: 144 })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

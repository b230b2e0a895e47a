import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { Language } from '#core/locale.ts';
import type { Drawing } from '../../proof/drawing-shape.ts';
import { toSvg } from '../../proof/to-svg.ts';
import { drawingOf } from '../../proof-sheet/drawing-of.ts';
import type { ProofEntry } from '../../proof-sheet/proof-entry.ts';
import type { Shop } from '../../shop.server.ts';
import { openPaper, type Paper } from '../pdf/paper.server.ts';
import { createLogoPainter } from './draw-logo.server.ts';
import { proofWords, type Say } from './proof-words.ts';
import { createPen } from './write-drawing.server.ts';

type SheetShop = Pick<Shop, 'texts'>;

export type SheetFacts = {
  readonly language: Language;
  /** `approval`: to be signed off; `production`: also has the numbers that production needs. */
  readonly kind: 'approval' | 'production';
  /** The number of an order; undefined for a cart. */
  readonly subject: string | undefined;
  readonly day: string;
  readonly entries: readonly ProofEntry[];
};

const columns = 2;
const gap = 18;
const textRoom = { approval: 96, production: 132 } as const;

/** All proofs of a cart or an order, four on a page. Yields to other requests after each proof. */
export async function makeProofSheet(shop: SheetShop, facts: SheetFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { language, kind, subject, day, entries } = facts;
  const say: Say = (key, values) => shop.texts.say(language, 'proof', key, values) ?? key;
  const heading = say(kind === 'approval' ? 'sheet.title' : 'sheet.production');
  const title = subject === undefined ? heading : `${heading}: ${say('sheet.order', { number: subject })}`;
  const paper = await openPaper({ title, language, day, author: 'Yrke' });
  paper.write('H1', title, { size: 22, weight: 'strong' });
  paper.write('P', say('sheet.count', { count: entries.length }), { size: 10.5, isQuiet: true });
  paper.gap(10);
  const paint = createLogoPainter();
  const pen = createPen(paper.sheets.doc);
  const heights = Array.from({ length: Math.ceil(entries.length / columns) }, () => rowHeight(kind));
  const pages = paper.pagesWith(heights);
  paper.writeFull((page) => say('sheet.page', { page, pages }));
  for (let at = 0; at < entries.length; at += columns) {
    const row = entries.slice(at, at + columns);
    const drawings = await Promise.all(row.map(({ made }) => drawingOf(made)));
    const logos = await Promise.all(row.map(async ({ made }, place) => made && paint(made.proof, drawings[place])));
    writeRow(paper, { row, drawings, logos, say, kind, pen });
    await setImmediate();
  }
  return paper.finish((page) => say('sheet.page', { page, pages }));
}

type Row = {
  readonly row: readonly ProofEntry[];
  readonly drawings: readonly (Drawing | undefined)[];
  readonly logos: readonly (string | undefined)[];
  readonly say: Say;
  readonly kind: SheetFacts['kind'];
  readonly pen: ReturnType<typeof createPen>;
};

const drawnHeight = 1.2;
/** Narrower than a column, so that four proofs stand on a page, on the first one below the title. */
const drawnWidth = { approval: 180, production: 150 } as const;
const rowHeight = (kind: SheetFacts['kind']) => drawnWidth[kind] * drawnHeight + textRoom[kind];

function writeRow(paper: Paper, { row, drawings, logos, say, kind, pen }: Row): void {
  const { doc, root, draw, linesOf, leadOf, onlyForTheEye } = paper.sheets;
  const drawn = drawnWidth[kind];
  const { left, top, width } = paper.take(rowHeight(kind));
  const wide = (width - gap) / columns;
  for (const [at, entry] of row.entries()) {
    const x = left + at * (wide + gap);
    const drawing = drawings[at];
    if (drawing) onlyForTheEye(() => pen(drawing, { left: x, top, width: drawn }, logos[at]));
    let y = top + drawn * drawnHeight + 6;
    for (const [index, text] of proofWords(entry, say, kind).entries()) {
      const look = { size: index === 0 ? 10 : 8.5, weight: index === 0 ? 'strong' : 'plain' } as const;
      const lines = linesOf(text, look, wide);
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

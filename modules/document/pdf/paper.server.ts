import Pdf from 'pdfkit';
import type { Language } from '#core/locale.ts';
import { type FontFiles, readFonts, type Weight } from './fonts.server.ts';
import { runsOf, wrap } from './text-runs.ts';

const margin = 56;
const bottom = 72;
const numberWidth = 30;
const ink = '#16181a';
const quiet = '#5b5f63';
const signal = '#e9fb3c';

type Look = { readonly size: number; readonly weight?: Weight; readonly isQuiet?: boolean };
type Place = { readonly left?: number; readonly width?: number };

export type Tag = 'H1' | 'H2' | 'P';

export type Paper = Awaited<ReturnType<typeof openPaper>>;

type Row = { readonly page: number; readonly top: number };

/** On which page something stands, to be said beside the row that lists it. */
export type PageNumber = { readonly row: Row; readonly number: number };

type Facts = { readonly title: string; readonly language: Language; readonly day: string; readonly author: string };

/**
 * Sheets of A4, written from top to bottom. Its time is that of its content, so the same content is the same file to the byte.
 * Blocks are tagged for screen readers in the order they are written; what is only for the eye is marked so.
 */
export async function openPaper({ title, language, day, author }: Facts) {
  const at = new Date(`${day}T00:00:00Z`);
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Yrke', Producer: 'Yrke', CreationDate: at, ModDate: at },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  registerFonts(doc, await readFonts());
  const root = doc.struct('Document', { lang: language });
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;
  const foot = doc.page.height - bottom;
  let pages = 1;
  let y = margin;

  const choose = ({ size, weight = 'plain' }: Look, isExtended: boolean) =>
    doc.font(`${weight}${isExtended ? ' extended' : ''}`).fontSize(size);
  const widthOf = (look: Look) => (text: string) =>
    runsOf(text).reduce((sum, run) => sum + choose(look, run.isExtended).widthOfString(run.text), 0);
  const leadOf = ({ size }: Look) => size * 1.32;

  function drawLine(text: string, look: Look, left: number, top: number): void {
    let x = left;
    for (const run of runsOf(text)) {
      choose(look, run.isExtended).fillColor(look.isQuiet ? quiet : ink);
      doc.text(run.text, x, top, { lineBreak: false });
      x += doc.widthOfString(run.text);
    }
  }

  const linesOf = (text: string, look: Look, room: number) => wrap(text, room, widthOf(look));

  const draw = (lines: readonly string[], look: Look, left: number, top: number) => () => {
    for (const [at, line] of lines.entries()) drawLine(line, look, left, top + at * leadOf(look));
  };

  function onlyForTheEye(paint: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    paint();
    doc.endMarkedContent();
  }

  function mark(): void {
    onlyForTheEye(() => {
      doc.rect(margin, margin, 18, 18).fill(signal);
      drawLine('YRKE', { size: 15, weight: 'strong' }, margin + 26, margin);
    });
    y = margin + 48;
  }

  function turn(): void {
    doc.addPage();
    pages += 1;
    mark();
  }

  function makeRoom(height: number): void {
    if (y + height > foot && y > margin + 48) turn();
  }

  function drawNumber(number: number, top: number): void {
    const look: Look = { size: 10.5 };
    drawLine(String(number), look, margin + width - widthOf(look)(String(number)), top);
  }

  mark();
  return {
    pages: () => pages,
    /** The next block stands on a page of its own. */
    turn,
    gap: (height: number) => {
      y += height;
    },
    rule: () => {
      onlyForTheEye(() =>
        doc
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .lineWidth(0.75)
          .stroke(ink),
      );
      y += 10;
    },
    /** A paragraph or a heading; it is never cut in two by the end of a page. */
    write: (tag: Tag, text: string, look: Look, { left = 0, width: room = width - left }: Place = {}) => {
      const lines = linesOf(text, look, room);
      makeRoom(lines.length * leadOf(look));
      root.add(doc.struct(tag, {}, draw(lines, look, margin + left, y)));
      y += lines.length * leadOf(look);
    },
    /** Two columns, a term and what is said of it. Answers where each row stands. */
    rows: (rows: readonly (readonly [term: string, said: string])[], termWidth: number) => {
      const term: Look = { size: 10.5, weight: 'strong' };
      const said: Look = { size: 10.5 };
      const list = doc.struct('L');
      root.add(list);
      const places = rows.map(([left, right]) => {
        const terms = linesOf(left, term, termWidth - 12);
        const words = linesOf(right, said, width - termWidth - numberWidth);
        const height = Math.max(terms.length, words.length) * leadOf(said);
        makeRoom(height);
        const row: Row = { page: pages - 1, top: y };
        list.add(
          doc.struct('LI', {}, [
            doc.struct('Lbl', {}, draw(terms, term, margin, y)),
            doc.struct('LBody', {}, draw(words, said, margin + termWidth, y)),
          ]),
        );
        y += height + 5;
        return row;
      });
      list.end();
      return places;
    },
    bookmark: (text: string) => doc.outline.addItem(text),
    /** What is known only when all is written: the foot of each page, and on which page something stands that was listed before. */
    finish: async (
      footOf: (page: number, pages: number) => string,
      numbers: readonly PageNumber[] = [],
    ): Promise<Uint8Array<ArrayBuffer>> => {
      root.end();
      for (let page = 0; page < pages; page += 1) {
        doc.switchToPage(page);
        onlyForTheEye(() => {
          drawLine(footOf(page + 1, pages), { size: 9, isQuiet: true }, margin, foot + 24);
          for (const { row, number } of numbers) if (row.page === page) drawNumber(number, row.top);
        });
      }
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(pieces));
    },
  };
}

function registerFonts(doc: PDFKit.PDFDocument, fonts: FontFiles): void {
  for (const [weight, { basic, extended }] of Object.entries(fonts)) {
    doc.registerFont(weight, basic);
    doc.registerFont(`${weight} extended`, extended);
  }
}

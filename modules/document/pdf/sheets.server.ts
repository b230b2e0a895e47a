import type { Language } from '#core/locale.ts';
import { type FontFiles, readFonts, type Weight } from './fonts.server.ts';
import { runsOf, wrap } from './text-runs.ts';

export const ink = '#16181a';
export const quiet = '#5b5f63';
const danger = '#a8231d';
export const signal = '#e9fb3c';

export type Look = {
  readonly size: number;
  readonly weight?: Weight;
  readonly isQuiet?: boolean;
  /** A problem that must be corrected. */
  readonly isWrong?: boolean;
};

export type SheetFacts = {
  readonly title: string;
  readonly language: Language;
  readonly day: string;
  readonly author: string;
};

/**
 * A4 pages and the means to draw on them. File dates come from the content, so that equal content gives an identical
 * file. Elements added to the root are read by screen readers in that order; decorations are marked as such.
 */
export async function openSheets({ title, language, day, author }: SheetFacts) {
  const at = new Date(`${day}T00:00:00Z`);
  // Loaded with the first document: it would be a sixth of what a start loads.
  const { default: Pdf } = await import('pdfkit');
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

  const choose = ({ size, weight = 'plain' }: Look, isExtended: boolean) =>
    doc.font(`${weight}${isExtended ? ' extended' : ''}`).fontSize(size);
  const widthOf = (look: Look) => (text: string) =>
    runsOf(text).reduce((sum, run) => sum + choose(look, run.isExtended).widthOfString(run.text), 0);
  const leadOf = ({ size }: Look) => size * 1.32;

  function drawLine(text: string, look: Look, left: number, top: number): void {
    let x = left;
    for (const run of runsOf(text)) {
      choose(look, run.isExtended).fillColor(look.isWrong ? danger : look.isQuiet ? quiet : ink);
      doc.text(run.text, x, top, { lineBreak: false });
      x += doc.widthOfString(run.text);
    }
  }

  return {
    doc,
    root,
    widthOf,
    leadOf,
    drawLine,
    linesOf: (text: string, look: Look, room: number) => wrap(text, room, widthOf(look)),
    draw: (lines: readonly string[], look: Look, left: number, top: number) => () => {
      for (const [at, line] of lines.entries()) drawLine(line, look, left, top + at * leadOf(look));
    },
    onlyForTheEye: (paint: () => void) => {
      doc.markContent('Artifact', { type: 'Layout' });
      paint();
      doc.endMarkedContent();
    },
    /** Ends the document. */
    end: async (): Promise<Uint8Array<ArrayBuffer>> => {
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

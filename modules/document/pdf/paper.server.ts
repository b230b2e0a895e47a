import { ink, type Look, openSheets, type SheetFacts, signal } from './sheets.server.ts';

const margin = 56;
/** Where the text begins, below the mark. */
const head = margin + 34;
const bottom = 72;
const numberWidth = 30;

type Place = { readonly left?: number; readonly width?: number };

export type Tag = 'H1' | 'H2' | 'P';

export type Paper = Awaited<ReturnType<typeof openPaper>>;

type Row = { readonly page: number; readonly top: number };

/** A page number to print beside the row that refers to the page. */
export type PageNumber = { readonly row: Row; readonly number: number };

/** Writes pages from top to bottom. */
export async function openPaper(facts: SheetFacts) {
  const sheets = await openSheets(facts);
  const { doc, root, draw, drawLine, leadOf, linesOf, onlyForTheEye, widthOf } = sheets;
  const width = doc.page.width - 2 * margin;
  const foot = doc.page.height - bottom;
  let pages = 1;
  let y = margin;
  /** Set if pages are written as soon as they are full, because the number of pages is known. */
  let footOfFull: ((page: number) => string) | undefined;

  function mark(): void {
    onlyForTheEye(() => {
      doc.rect(margin, margin, 18, 18).fill(signal);
      drawLine('YRKE', { size: 15, weight: 'strong' }, margin + 26, margin);
    });
    y = head;
  }

  function turn(): void {
    const text = footOfFull?.(pages);
    if (text !== undefined) {
      onlyForTheEye(() => drawFoot(text));
      doc.flushPages();
    }
    doc.addPage();
    pages += 1;
    mark();
  }

  function makeRoom(height: number): void {
    if (!hasRoom(y, height)) turn();
  }

  const hasRoom = (from: number, height: number) => from + height <= foot || from <= head;

  const drawFoot = (text: string) => drawLine(text, { size: 9, isQuiet: true }, margin, foot + 24);

  function drawNumber(number: number, top: number): void {
    const look: Look = { size: 10.5 };
    drawLine(String(number), look, margin + width - widthOf(look)(String(number)), top);
  }

  mark();
  return {
    sheets,
    pages: () => pages,
    /** The height that is left on the page. */
    left: () => foot - y,
    /** The number of pages after parts of these heights have been added. */
    pagesWith: (heights: readonly number[]) => {
      let [count, from] = [pages, y];
      for (const height of heights) {
        if (!hasRoom(from, height)) [count, from] = [count + 1, head];
        from += height;
      }
      return count;
    },
    /** For many large pages whose number is known: writes each page when it is full, and frees its memory. */
    writeFull: (footOf: (page: number) => string) => {
      footOfFull = footOf;
    },
    /** Reserves part of a page for free drawing. */
    take: (height: number) => {
      makeRoom(height);
      const top = y;
      y += height;
      return { left: margin, top, width };
    },
    /** Keeps the following content on one page, if it is no higher than this. */
    keep: makeRoom,
    /** Starts a new page. */
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
    /** The height of a paragraph over the whole width. */
    heightOf: (text: string, look: Look) => linesOf(text, look, width).length * leadOf(look),
    /** Writes a paragraph or heading; it is never split across pages. */
    write: (tag: Tag, text: string, look: Look, { left = 0, width: room = width - left }: Place = {}) => {
      const lines = linesOf(text, look, room);
      makeRoom(lines.length * leadOf(look));
      root.add(doc.struct(tag, {}, draw(lines, look, margin + left, y)));
      y += lines.length * leadOf(look);
    },
    /** Writes two columns, terms and their values. Returns the position of each row. */
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
    /** Writes what is known only at the end: page footers, and page numbers in lists. */
    finish: async (
      footOf: (page: number, pages: number) => string,
      numbers: readonly PageNumber[] = [],
    ): Promise<Uint8Array<ArrayBuffer>> => {
      root.end();
      for (let page = footOfFull ? pages - 1 : 0; page < pages; page += 1) {
        doc.switchToPage(page);
        onlyForTheEye(() => {
          drawFoot(footOf(page + 1, pages));
          for (const { row, number } of numbers) if (row.page === page) drawNumber(number, row.top);
        });
      }
      return sheets.end();
    },
  };
}

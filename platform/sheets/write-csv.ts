import { toDecimal } from '#core/money.ts';
import type { Cell, Row } from './cell.ts';

export const csvType = 'text/csv; charset=utf-8';

/** Byte order mark: spreadsheet programs need it to detect UTF-8. */
const mark = '\u{FEFF}';
const portion = 16_384;

type Table = { readonly titles: readonly string[]; readonly rows: Iterable<Row> | AsyncIterable<Row> };

/** Generates the file in pieces on demand. */
export async function* writeCsv({ titles, rows }: Table): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder();
  let waiting = mark + lineOf(titles);
  for await (const { cells } of rows) {
    waiting += lineOf(cells.map(textOf));
    if (waiting.length < portion) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}

const lineOf = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`;

function textOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return harmless(cell);
  if (typeof cell === 'number') return String(cell);
  if ('day' in cell) return cell.day;
  if ('basisPoints' in cell) return String(cell.basisPoints / 100);
  if ('formula' in cell) return textOf(cell.value);
  return String(toDecimal(cell));
}

/** Prevents formula injection: typed text must not become a formula in a spreadsheet program. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

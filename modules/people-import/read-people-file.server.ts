import { parse } from 'csv-parse';
import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { isSpreadsheet, readCells, readText } from '#platform/sheets/read-cells.server.ts';
import { type Cells, cellsOf, readHeader, type SheetColumn, type SheetHeader } from './import-columns.ts';

type FileRefusal = { code: 'people-file-unreadable' | 'people-file-empty' } | { code: 'people-file-columns' };

export type PeopleFile = Pick<SheetHeader, 'unread'> & {
  readonly columns: readonly SheetColumn[];
  /** With their numbers in the file, the header being 1. */
  readonly lines: AsyncIterable<{ readonly line: number; readonly cells: Cells }>;
};

/** A spreadsheet or a CSV file. The first line names the columns; empty lines are skipped. */
export async function readPeopleFile(
  bytes: Uint8Array<ArrayBuffer>,
  names: ReadonlyMap<string, SheetColumn>,
  language: Language,
): Promise<Result<PeopleFile, FileRefusal>> {
  const rows = isSpreadsheet(bytes) ? await rowsOfSheet(bytes) : rowsOfText(bytes, language);
  if (!rows) return refuse({ code: 'people-file-unreadable' });
  const lines = rows[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) return refuse({ code: 'people-file-empty' });
  const header = readHeader(first.value, names);
  if (!header) return refuse({ code: 'people-file-columns' });
  const columns = header.columns.filter((column) => column !== undefined);
  return ok({ columns, unread: header.unread, lines: linesOf(lines, header) });
}

async function* linesOf(rows: AsyncIterator<string[]>, { columns }: SheetHeader) {
  for (let line = 2; ; line += 1) {
    const row = await rows.next();
    if (row.done) return;
    const cells = cellsOf(columns, row.value);
    if (cells) yield { line, cells };
  }
}

async function rowsOfSheet(bytes: Uint8Array<ArrayBuffer>): Promise<AsyncIterable<string[]> | undefined> {
  const rows = await readCells(bytes, String);
  return rows && inTurn(rows);
}

async function* inTurn(rows: readonly string[][]): AsyncGenerator<string[], void> {
  yield* rows;
}

function rowsOfText(bytes: Uint8Array, language: Language): AsyncIterable<string[]> | undefined {
  const text = readText(bytes, language);
  if (text === undefined) return undefined;
  const [header = ''] = text.split('\n', 1);
  // Spreadsheet programs with decimal commas separate columns by semicolons.
  const delimiter = [';', '\t'].find((candidate) => header.includes(candidate)) ?? ',';
  const options = { bom: true, relax_column_count: true, relax_quotes: true, delimiter } as const;
  const parser = parse(options);
  parser.end(text);
  return parser as AsyncIterable<string[]>;
}

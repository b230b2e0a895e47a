import { Readable } from 'node:stream';
import { parse as parseCsv } from 'csv-parse';

type CsvRecord = { readonly line: number; readonly record: Readonly<Record<string, string>> };

/** The rows of a CSV file by the names of its header row, with their line numbers; read as they come. */
export async function* readCsvRecords(input: Readable): AsyncGenerator<CsvRecord> {
  const chunks = input.iterator({ destroyOnReturn: true });
  const { value: first = '' } = (await chunks.next()) as { value?: string | Buffer };
  const options = {
    columns: true,
    info: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    delimiter: delimiterOf(String(first)),
  } as const;
  const records = Readable.from(startingWith(first, chunks)).pipe(parseCsv(options));
  for await (const { record, info } of records as AsyncIterable<{
    record: Record<string, string>;
    info: { lines: number };
  }>)
    yield { line: info.lines, record };
}

/** Spreadsheets with decimal commas separate columns by semicolons; the header row shows which separator is used. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n');
  return [';', '\t'].find((candidate) => header.includes(candidate)) ?? ',';
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse as parseCsv } from 'csv-parse';
import type { Result } from '#core/result.ts';
import { readTextLines } from '../bulk-job/feed-file.server.ts';
import { csvToFeedRow } from './feed/csv-feed.ts';
import { type FeedRefusal, type FeedRow, parseFeedLine } from './feed-schema.ts';

/** A line of a feed: its number, and its parsed row or the reason why it is invalid. */
export type FeedLine = { line: number; length: number; parsed: Result<FeedRow, FeedRefusal> };

export type FeedFormat = 'ndjson' | 'csv';

export function readFeed(input: Readable, format: FeedFormat): AsyncIterable<FeedLine> {
  return format === 'csv' ? readCsv(input) : readLines(input);
}

/** `onBytes` reports how much of the file has been read, to show progress. */
export function openFeedFile(path: string, onBytes: (bytes: number) => void = () => {}): AsyncIterable<FeedLine> {
  const stream = createReadStream(path);
  stream.on('data', () => onBytes(stream.bytesRead));
  return readFeed(stream, path.endsWith('.csv') ? 'csv' : 'ndjson');
}

async function* readLines(input: Readable): AsyncGenerator<FeedLine> {
  for await (const { line, text } of readTextLines(input))
    yield { line, length: text.length, parsed: parseFeedLine(text) };
}

/** Prices and stock from a spreadsheet; the header row tells which of the two. */
async function* readCsv(input: Readable): AsyncGenerator<FeedLine> {
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
  }>) {
    yield { line: info.lines, length: 100, parsed: csvToFeedRow(record) };
  }
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

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Result } from '#core/result.ts';
import { readCsvRecords } from '../bulk-job/csv-records.server.ts';
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
  for await (const { line, record } of readCsvRecords(input)) yield { line, length: 100, parsed: csvToFeedRow(record) };
}

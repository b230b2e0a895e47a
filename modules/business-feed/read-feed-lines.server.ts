import type { Readable } from 'node:stream';
import { readCsvRecords } from '../bulk-job/csv-records.server.ts';
import { readTextLines } from '../bulk-job/feed-file.server.ts';
import type { FeedFormat } from './feed-format.ts';

const numbers = ['number', 'companyNumber', 'role'];
const switches = ['isActive', 'remove'];

/** The JSON value of a cell. Empty cells are absent; the word null clears a field. */
function valueOf(name: string, cell: string): unknown {
  if (cell === 'null') return null;
  if (numbers.includes(name) && /^\d{1,10}$/.test(cell)) return Number(cell);
  if (switches.includes(name) && /^(true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  return cell;
}

async function* readCsvLines(input: Readable): AsyncGenerator<{ line: number; text: string }> {
  for await (const { line, record } of readCsvRecords(input)) {
    const cells = Object.entries(record).filter(([, cell]) => cell !== '');
    const row = Object.fromEntries(cells.map(([name, cell]) => [name, valueOf(name, cell)]));
    yield { line, text: JSON.stringify(row) };
  }
}

/** The lines of a feed; those of a CSV file are written as JSON. */
export const readFeedLines = (input: Readable, format: FeedFormat) =>
  format === 'csv' ? readCsvLines(input) : readTextLines(input);

import { parse } from 'csv-parse/sync';
import { ok, refuse } from '#core/result.ts';
import { isSpreadsheet, readCells, readText } from '#platform/sheets/read-cells.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { dayIn } from '../market/market-day.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type ImportCells, importColumns, type LineProblem, readImportLine } from './list/import-line.ts';
import { addImported, type ImportLine } from './list/import-store.server.ts';

type RefusedLine = { readonly line: number; readonly email: string; readonly problem: LineProblem };

const mostLines = 5000;

/**
 * Access: staff with the task newsletter. Adds the addresses of a file with the proof of their consent; the others are
 * returned with the reason. An address that has left after its consent, or is blocked, is not added again.
 */
export async function importSubscribers(
  shop: Pick<Shop, 'db' | 'events'>,
  visit: Visit,
  { bytes }: { readonly bytes: Uint8Array<ArrayBuffer> },
) {
  const allowed = allowChange(visit, 'newsletter');
  if (!allowed.ok) return allowed;
  const rows = isSpreadsheet(bytes) ? await readCells(bytes, String) : rowsOfText(bytes, visit);
  if (!rows) return refuse({ code: 'people-file-unreadable' });
  const [head = [], ...rest] = rows;
  const columns = head.map((name) => importColumns.find((column) => column === name.trim().toLowerCase()));
  if (!columns.includes('email')) return refuse({ code: 'people-file-columns' });
  if (rest.length > mostLines) return refuse({ code: 'too-many-lines', count: rest.length, maximum: mostLines });
  const today = dayIn(visit.market.marketId, visit.now);
  const refused: RefusedLine[] = [];
  const lines: ImportLine[] = [];
  for (const [index, row] of rest.entries()) {
    if (row.every((text) => text.trim() === '')) continue;
    const cells: ImportCells = Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, row[at] ?? '']] : [])));
    const read = readImportLine(cells, today);
    if (typeof read === 'string') refused.push({ line: index + 2, email: cells.email ?? '', problem: read });
    else lines.push({ line: index + 2, subscriber: read });
  }
  const added = await addImported(shop, lines, visit.now, (db, accepted) =>
    recordChange(db, visit, {
      action: 'newsletter.imported',
      subject: visit.requestId,
      after: { accepted, refused: rest.length - accepted },
    }),
  );
  const all = [...refused, ...added.refused].toSorted((one, other) => one.line - other.line);
  return ok({ accepted: added.accepted, refused: all });
}

function rowsOfText(bytes: Uint8Array<ArrayBuffer>, { language }: Visit): string[][] | undefined {
  const text = readText(bytes, language);
  if (text === undefined) return undefined;
  const [header = ''] = text.split('\n', 1);
  // Spreadsheet programs with decimal commas separate columns by semicolons.
  const delimiter = [';', '\t'].find((candidate) => header.includes(candidate)) ?? ',';
  return parse(text, { bom: true, relax_column_count: true, relax_quotes: true, delimiter });
}

import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { isSpreadsheet, readCells, readText } from '#platform/sheets/read-cells.server.ts';
import { mostLines, type TypedLine, writtenNumber } from './order-line.ts';
import { linesOfCells, linesOfText } from './read-lines.ts';

type FileRefusal =
  | { code: 'order-file-unreadable' | 'order-file-empty' }
  | { code: 'too-many-lines'; count: number; maximum: number };

/** Reads the lines of a file: the first sheet of a spreadsheet, or text with or without separators. */
export async function readOrderFile(
  bytes: Uint8Array<ArrayBuffer>,
  language: Language,
): Promise<Result<TypedLine[], FileRefusal>> {
  const lines = isSpreadsheet(bytes) ? await linesOfSheet(bytes) : linesOfBytes(bytes, language);
  if (lines === undefined) return refuse({ code: 'order-file-unreadable' });
  if (lines.length === 0) return refuse({ code: 'order-file-empty' });
  if (lines.length > mostLines) return refuse({ code: 'too-many-lines', count: lines.length, maximum: mostLines });
  return ok(lines);
}

async function linesOfSheet(bytes: Uint8Array<ArrayBuffer>): Promise<TypedLine[] | undefined> {
  const cells = await readCells(bytes, writtenNumber);
  return cells && linesOfCells(cells);
}

function linesOfBytes(bytes: Uint8Array, language: Language): TypedLine[] | undefined {
  const text = readText(bytes, language);
  return text === undefined ? undefined : linesOfText(text);
}

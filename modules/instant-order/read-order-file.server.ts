import { readSheet } from 'read-excel-file/universal';
import { dateIn } from '#core/dates.ts';
import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { isReadableSheet } from './is-readable-sheet.server.ts';
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
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const lines = isZip ? await linesOfSheet(bytes) : linesOfBytes(bytes, language);
  if (lines === undefined) return refuse({ code: 'order-file-unreadable' });
  if (lines.length === 0) return refuse({ code: 'order-file-empty' });
  if (lines.length > mostLines) return refuse({ code: 'too-many-lines', count: lines.length, maximum: mostLines });
  return ok(lines);
}

/** A formula counts as its stored value; of merged cells only the first has a value. */
async function linesOfSheet(bytes: Uint8Array<ArrayBuffer>): Promise<TypedLine[] | undefined> {
  if (!isReadableSheet(bytes)) return undefined;
  try {
    const { buffer, byteOffset, byteLength } = bytes;
    const rows = await readSheet(buffer.slice(byteOffset, byteOffset + byteLength), { parseNumber: asWritten });
    return linesOfCells(rows.map((row) => row.map((cell) => textOf(cell))));
  } catch {
    // Any error means that the file is not a readable spreadsheet.
    return undefined;
  }
}

/** Many sheets store EANs as numbers, some in the form 7.3E+12. */
function asWritten(written: string): string {
  const number = Number(written);
  if (Number.isSafeInteger(number)) return String(number);
  return Number.isFinite(number) ? writtenNumber(number) : written;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateIn('UTC', cell);
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'boolean' ? String(cell) : '';
}

function linesOfBytes(bytes: Uint8Array, language: Language): TypedLine[] | undefined {
  const text = new TextDecoder(encodingOf(bytes, language)).decode(bytes);
  // Pictures, PDFs and old .xls files contain control characters.
  return /[^\P{Cc}\s]/u.test(text) ? undefined : linesOfText(text);
}

/** Spreadsheet programs save text with a byte order mark, or in the regional encoding. */
function encodingOf(bytes: Uint8Array, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : (oldEncodings[language] ?? 'windows-1252');
}

const oldEncodings: Partial<Record<Language, string>> = {
  cs: 'windows-1250',
  pl: 'windows-1250',
  et: 'windows-1257',
  lv: 'windows-1257',
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

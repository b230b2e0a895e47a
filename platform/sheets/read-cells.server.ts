import { dateIn } from '#core/dates.ts';
import type { Language } from '#core/locale.ts';
import { isReadableSheet } from './is-readable-sheet.server.ts';

/** A spreadsheet is a zip file; everything else is read as text. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The rows of the first sheet as texts. A formula counts as its stored value; of merged cells only the first has a value.
 * Undefined where the file is not a readable spreadsheet, or is so large that reading it would exhaust memory.
 */
export async function readCells(
  bytes: Uint8Array<ArrayBuffer>,
  writeFraction: (number: number) => string,
): Promise<string[][] | undefined> {
  if (!isReadableSheet(bytes)) return undefined;
  // Many sheets store long numbers as numbers, some in the form 7.3E+12.
  const asWritten = (written: string): string => {
    const number = Number(written);
    if (Number.isSafeInteger(number)) return String(number);
    return Number.isFinite(number) ? writeFraction(number) : written;
  };
  try {
    const { buffer, byteOffset, byteLength } = bytes;
    const { readSheet } = await import('read-excel-file/universal');
    const rows = await readSheet(buffer.slice(byteOffset, byteOffset + byteLength), { parseNumber: asWritten });
    return rows.map((row) => row.map((cell) => textOf(cell)));
  } catch {
    // Any error means that the file is not a readable spreadsheet.
    return undefined;
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateIn('UTC', cell);
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'boolean' ? String(cell) : '';
}

/** The text of a file in any of the encodings that spreadsheet programs write. Undefined for pictures, PDFs and old .xls files, which contain control characters. */
export function readText(bytes: Uint8Array, language: Language): string | undefined {
  const text = new TextDecoder(encodingOf(bytes, language)).decode(bytes);
  return /[^\P{Cc}\s]/u.test(text) ? undefined : text;
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

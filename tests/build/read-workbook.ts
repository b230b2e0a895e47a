import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** An .xlsx file as another program reads it, and its XML. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  const entries = Object.entries(unzipSync(bytes)).map(([path, file]): [string, string] => [path, strFromU8(file)]);
  return {
    files: new Map(entries),
    /** Its rows, including the header. */
    sheet: (number: number): Promise<unknown[][]> => readSheet(bytes.slice().buffer, number),
    broken: entries.filter(([, xml]) => !isWellFormed(xml)).map(([path]) => path),
  };
}

/** Checks that elements are closed in order, attributes are quoted, and all characters are valid in XML. */
export function isWellFormed(xml: string): boolean {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml)) return false;
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  const token = /<\?[^?]*\?>|<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;
  for (const [whole, isEnd, name, attributes = '', isEmpty] of xml.matchAll(token)) {
    at += whole.length;
    const text = name === undefined ? whole : attributes;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) return false;
    if (name === undefined) continue;
    if (isEnd && open.pop() !== name) return false;
    if (!isEnd && open.length === 0) roots += 1;
    if (!isEnd && !isEmpty) open.push(name);
  }
  return at === xml.length && open.length === 0 && roots === 1;
}

export async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(pieces)));
}

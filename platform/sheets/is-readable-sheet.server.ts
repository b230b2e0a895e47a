import { inflateRawSync } from 'node:zlib';

/** A list of 5,000 people unpacks to about 6 MB, but a malicious file of 1 MB can unpack to 1 GB. */
const largestUnpacked = 20 * 2 ** 20;
/** The library allocates all cells up to the last one, so a single value at a far position would exhaust memory. */
const mostCells = 500_000;

/** Checks whether a spreadsheet (a zip file of XML) can be unpacked safely, without trusting its own metadata. */
export function isReadableSheet(bytes: Uint8Array): boolean {
  try {
    let left = largestUnpacked;
    for (const { isPacked, packed } of entriesOf(bytes)) {
      const text = isPacked ? inflateRawSync(packed, { maxOutputLength: left }) : Buffer.from(packed);
      left -= text.length;
      // A sheet can have any file name, but always contains this element.
      if (left <= 0 || (text.includes('sheetData') && !isSmall(text.toString('latin1')))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Positions are written as r="C12"; spreadsheet programs use no other form. */
function isSmall(xml: string): boolean {
  let [rows, columns] = [1, 1];
  for (const [, , place = ''] of xml.matchAll(/(?<![\w:.-])r\s*=\s*(["'])(.*?)\1/gs)) {
    const [, letters = '', row = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    if (row === '') return false;
    rows = Math.max(rows, Number(row));
    columns = Math.max(
      columns,
      letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
  }
  return rows * columns <= mostCells;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const entryLength = 46;
const localLength = 30;

/** The files in a zip archive, read from its central directory. Throws if the archive is damaged. */
function* entriesOf(bytes: Uint8Array): Generator<{ isPacked: boolean; packed: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== entryMark) throw new RangeError('no entry');
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
    yield { isPacked: view.getUint16(at + 10, true) !== 0, packed };
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function findEnd(view: DataView): number {
  const first = view.byteLength - endLength;
  for (let at = first; at >= 0 && at >= first - longestComment; at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  throw new RangeError('no end');
}

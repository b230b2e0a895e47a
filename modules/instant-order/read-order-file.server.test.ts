import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { aSpreadsheet, zipped } from '#tests/build/spreadsheet.ts';
import { readOrderFile } from './read-order-file.server.ts';

const sku = '100011100100C50';
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const lines = async (file: Uint8Array<ArrayBuffer>, language: Language = 'sv') => {
  const read = await readOrderFile(file, language);
  return read.ok ? read.value.map(({ article, quantity }) => `${article} × ${quantity}`) : read.refusal;
};

test('R22 a spreadsheet: numbers and texts, EAN codes kept as numbers, names above the columns', async () => {
  const sheet = aSpreadsheet([
    ['Artikel', 'Benämning', 'Antal'],
    [sku, 'Jacka', 5],
    [7_300_000_000_012, undefined, '2'],
  ]);
  expect(await lines(sheet)).toEqual([`${sku} × 5`, '7300000000012 × 2']);
});

test('R22 a formula counts as its value; without a value, or with an error, the quantity is missing', async () => {
  const sheet = aSpreadsheet([
    [sku, { xml: '><f>2+3</f><v>5</v>' }],
    [sku, { xml: '><f>2+3</f>' }],
    [{ xml: ' t="str"><f>"1000"&amp;"x"</f><v>1000x</v>' }, { xml: ' t="e"><f>1/0</f><v>#DIV/0!</v>' }],
  ]);
  expect(await lines(sheet)).toEqual([`${sku} × 5`, `${sku} × ?`, '1000x × ?']);
});

test('R22 merged cells have a value in the first; the others are lines without an article', async () => {
  const merged = '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>';
  expect(
    await lines(
      aSpreadsheet(
        [
          [sku, 5],
          [undefined, 3],
        ],
        merged,
      ),
    ),
  ).toEqual([`${sku} × 5`, ' × 3']);
});

test.each([
  ['UTF-8 with a mark', bytes('\u{FEFF}Färg;Artikel;Storlek;Antal\r\nBlå;10001110;C50;2')],
  ['the encoding of a western spreadsheet', bytes('Färg;Artikel;Storlek;Antal\r\nBlå;10001110;C50;2', 'latin1')],
  ['UTF-16', bytes('\u{FEFF}Färg\tArtikel\tStorlek\tAntal\r\nBlå\t10001110\tC50\t2', 'utf16le')],
  [
    'UTF-16 with the high byte first',
    bytes('\u{FEFF}Färg\tArtikel\tStorlek\tAntal\r\nBlå\t10001110\tC50\t2', 'utf16le').map(
      (_, at, all) => all[at ^ 1] ?? 0,
    ),
  ],
])('R22 text in %s', async (_, file) => expect(await lines(file)).toEqual(['10001110, Blå, C50 × 2']));

test.each([
  ['pl', 'Żółty', [0xaf, 0xf3, 0xb3, 0x74, 0x79]],
  ['cs', 'Růžový', [0x52, 0xf9, 0x9e, 0x6f, 0x76, 0xfd]],
  ['lv', 'Zaļš', [0x5a, 0x61, 0xef, 0xf0]],
  ['et', 'Hõbe', [0x48, 0xf5, 0x62, 0x65]],
  ['fr', 'Bleuâtre', [0x42, 0x6c, 0x65, 0x75, 0xe2, 0x74, 0x72, 0x65]],
] as const)(
  'R22 text without a byte order mark is read in the encoding of the language: %s',
  async (language, word, letters) => {
    const file = new Uint8Array([...bytes('10001110;'), ...letters, ...bytes(';C50;2')]);
    expect(await lines(file, language)).toEqual([`10001110, ${word}, C50 × 2`]);
  },
);

test.each([
  ['nothing', bytes('')],
  ['empty lines', bytes('\n\n  \n')],
  ['an empty sheet', aSpreadsheet([])],
])('R22 a file with %s gets that answer', async (_, file) =>
  expect(await lines(file)).toEqual({ code: 'order-file-empty' }),
);

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
  ['a zip file that is no spreadsheet', zipped({ 'readme.txt': 'hello' })],
  ['half a zip file', aSpreadsheet([[sku, 5]]).slice(0, 300)],
  ['one that unpacks to more than any list', zipped({ 'xl/workbook.xml': ' '.repeat(21 * 2 ** 20) })],
])('R22 %s cannot be read', async (_, file) => expect(await lines(file)).toEqual({ code: 'order-file-unreadable' }));

test('R22 501 lines are refused with their count', async () => {
  const rows = Array.from({ length: 501 }, (_, at) => [sku, at + 1]);
  const refusal = { code: 'too-many-lines', count: 501, maximum: 500 };
  expect(await lines(aSpreadsheet(rows))).toEqual(refusal);
  expect(await lines(bytes(rows.map((row) => row.join(';')).join('\n')))).toEqual(refusal);
  expect(await lines(aSpreadsheet(rows.slice(1)))).toHaveLength(500);
});

test.each([
  ['XFD1048576', 'A1048576'],
  ['&#88;FD1048576', 'A1048576'],
  ['ZZZ1', 'A1'],
])('R22 a sheet with a far cell (%s) is refused', async (place, row) => {
  const far = { xml: ` t="str"><v>x</v></c></row><row r="${row.slice(1)}"><c r="${place}"><v>1</v>` };
  expect(await lines(aSpreadsheet([[sku, 5], [far]]))).toEqual({ code: 'order-file-unreadable' });
});

test.each(['other/s.xml', '../s.xml', 'worksheet.xml'])(
  'R22 a sheet is measured at any place in the file (%s), in any notation of positions',
  async (path) => {
    for (const place of [' r="Z30000"', '\nr = "Z30000"', ' s="0"r="Z30000"', ' r="\nZ30000"']) {
      const far = { xml: ` t="str"><v>x</v></c></row><row r="30000"><c${place}><v>1</v>` };
      expect(await lines(aSpreadsheet([[sku, 5], [far]], '', path))).toEqual({ code: 'order-file-unreadable' });
    }
  },
);

test('R22 a sheet of a thousand rows to column Z is accepted', async () => {
  const wide = { xml: ' t="str"><v>x</v></c></row><row r="1000"><c r="Z1000"><v>1</v>' };
  expect(await lines(aSpreadsheet([[sku, 5], [wide]]))).toHaveLength(3);
});

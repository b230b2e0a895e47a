import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { gathered, isWellFormed, readWorkbook } from '#tests/build/read-workbook.ts';
import { columnName, type Row, sumFormula, sumIfFormula } from './cell.ts';
import { type Sheet, writeWorkbook } from './write-workbook.ts';

const at = new Date('2026-11-16T08:00:00Z');
const columns = [
  { title: 'Article', width: 16 },
  { title: 'Price', width: 12, isNumber: true },
];

async function written(rows: Sheet['rows'], facts: Partial<Sheet> = {}) {
  return readWorkbook(await gathered(writeWorkbook({ at, sheets: [{ name: 'Orders', columns, rows, ...facts }] })));
}

const sheetXml = async (rows: Sheet['rows']) => (await written(rows)).files.get('xl/worksheets/sheet1.xml') ?? '';

test('another program reads texts, numbers, money, days and rates with their types', async () => {
  const cells = ['0012', 2.5, money(149_990, 'SEK'), { day: '2026-02-28' }, { basisPoints: 997.5 }, undefined, ''];
  const read = await written([{ cells }]);
  expect(read.broken).toEqual([]);
  expect(await read.sheet(1)).toEqual([
    ['Article', 'Price', null, null, null],
    ['0012', 2.5, 1499.9, new Date('2026-02-28T00:00:00Z'), 0.09975],
  ]);
});

test('money has its currency and its number of decimals', async () => {
  const { files } = await written([{ cells: [money(5, 'SEK'), money(7, 'ISK'), money(9, 'SEK')] }]);
  const formats = [...(files.get('xl/styles.xml') ?? '').matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code);
  expect(formats).toEqual(['#,##0.00\\ [$SEK]', '#,##0\\ [$ISK]']);
  expect(files.get('xl/worksheets/sheet1.xml')).toMatch(
    /<c r="A2" s="(\d)"><v>0.05<\/v><\/c><c r="B2" s="\d"><v>7<\/v><\/c><c r="C2" s="\1">/,
  );
});

test('a text is never a formula, for any first character', async () => {
  const texts = ['=1+1', '+46701740605', '-5', '@SUM(A1)', '=HYPERLINK("http://x.example")', '\t=2'];
  const read = await written([{ cells: texts }]);
  expect((await read.sheet(1))[1]?.slice(0, 5)).toEqual(texts.slice(0, 5));
  const xml = read.files.get('xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f>');
  expect(xml?.match(/t="inlineStr"/g)).toHaveLength(texts.length + columns.length);
});

test('XML characters are escaped, and invalid ones are removed', async () => {
  const cells = [
    '<b> & "c" \'d\'',
    'a\u0000\u0008\u000b\u001fb\ufffe\uffffc',
    '\ud800x\udc00',
    'å 👷 ž',
    ' two\nlines ',
  ];
  const read = await written([{ cells }], { name: 'A/B: [x]*?\\ & a very long name of a sheet' });
  expect(read.broken).toEqual([]);
  const [, row] = await read.sheet(1);
  expect(row?.slice(0, 4)).toEqual(['<b> & "c" \'d\'', 'abc', 'x', 'å 👷 ž']);
  expect(read.files.get('xl/workbook.xml')).toContain('<sheet name="A B   x     &amp; a very long name" ');
});

test('text that looks like an escape sequence is kept, and long cells are cut', async () => {
  const xml = await sheetXml([{ cells: ['_x0041_', 'x'.repeat(40_000)] }]);
  expect(xml).toContain('>_x005F_x0041_<');
  expect(xml.match(/x{100,}/)?.[0]).toHaveLength(32_767);
});

test('the header is bold and fixed, columns have the given width', async () => {
  const { files } = await written([{ cells: ['a'] }]);
  const xml = files.get('xl/worksheets/sheet1.xml');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<col min="2" max="2" width="12" customWidth="1"/>');
  expect(xml).toMatch(/<c r="A1" s="1" .*<c r="B1" s="2" /);
  expect(files.get('xl/styles.xml')).toMatch(/<xf [^>]*fontId="1"[^>]*\/><xf [^>]*fontId="1"[^>]*><alignment/);
});

test('a sum is a formula with its value at the time of writing', async () => {
  const span = { column: 1, from: 2, to: 3 };
  const prices = [money(100, 'SEK'), money(250, 'SEK')];
  const total: Row = {
    isStrong: true,
    cells: ['Total', { formula: sumFormula(span), value: money(350, 'SEK') }],
  };
  const read = await written([...prices.map((price) => ({ cells: ['SEK', price] })), total]);
  expect((await read.sheet(1)).at(-1)).toEqual(['Total', 3.5]);
  expect(read.files.get('xl/worksheets/sheet1.xml')).toMatch(/<c r="B4" s="\d"><f>SUM\(B2:B3\)<\/f><v>3.5<\/v><\/c>/);
  expect(sumIfFormula(span, 0, 'SEK')).toBe('SUMIF(A2:A3,"SEK",B2:B3)');
  const quoted = await sheetXml([{ cells: [{ formula: sumIfFormula(span, 0, 'SEK'), value: 1 }] }]);
  expect(quoted).toContain('<f>SUMIF(A2:A3,&quot;SEK&quot;,B2:B3)</f>');
});

test('columns have spreadsheet names', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('several sheets, and the same content is the same file', async () => {
  const make = () => {
    const sheets = ['One', 'Two'].map((name) => ({ name, columns, rows: [{ cells: [name] }] }));
    return gathered(writeWorkbook({ at, sheets }));
  };
  const read = await readWorkbook(await make());
  expect([(await read.sheet(1))[1], (await read.sheet(2))[1]]).toEqual([
    ['One', null],
    ['Two', null],
  ]);
  expect(await make()).toEqual(await make());
});

test('a value that is not a number gives no cell', async () => {
  await expect(sheetXml([{ cells: [Number.NaN] }])).rejects.toThrow('NaN is no number for a sheet');
  await expect(sheetXml([{ cells: [{ day: 'soon' }] }])).rejects.toThrow('NaN');
});

test('the XML check finds errors', () => {
  expect(isWellFormed('<a b="1"><c/>x</a>')).toBe(true);
  for (const xml of ['<a>', '<a></b>', '<a b=1/>', '<a>&</a>', '<a>\u0001</a>', '<a/><b/>', '<a b="<"/>', 'x<a'])
    expect([xml, isWellFormed(xml)]).toEqual([xml, false]);
});

const manyRows = 50_000;

/** Unique rows that compress badly. */
async function* many(onRow: (number: number) => void = () => {}): AsyncGenerator<Row> {
  for (let number = 1; number <= manyRows; number += 1) {
    onRow(number);
    const text = createHash('sha512').update(String(number)).digest('base64');
    yield { cells: [text, money(number * 977, 'SEK'), `${text} ${number}`, text.toUpperCase()] };
  }
}

test('rows are read while the file is consumed', async () => {
  let asked = 0;
  const rows = many((number) => {
    asked = number;
  });
  const pieces = writeWorkbook({ at, sheets: [{ name: 'Orders', columns, rows }] });
  await pieces.next();
  expect(asked).toBeLessThan(manyRows / 50);
  await pieces.return();
  const stopped = asked;
  expect(await rows.next()).toEqual({ done: true, value: undefined });
  expect(asked).toBe(stopped);
});

test('50,000 rows take no more memory than the first few thousand', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used: number[] = [];
  const measure = (number: number) => {
    if (number % 5_000 !== 0) return;
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    used.push(heapUsed + arrayBuffers);
  };
  let bytes = 0;
  for await (const piece of writeWorkbook({ at, sheets: [{ name: 'Orders', columns, rows: many(measure) }] }))
    bytes += piece.length;
  const [early = 0] = used;
  const growth = (Math.min(...used.slice(-3)) - early) / bytes;
  expect(used).toHaveLength(10);
  expect(bytes).toBeGreaterThan(5_000_000);
  // If it were held in memory, growth would be 0.8 of the file.
  expect(growth).toBeLessThan(0.3);
}, 120_000);

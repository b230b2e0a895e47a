import { expect, test } from 'vitest';
import { splitCells } from './split-cells.ts';

test.each([
  ['a space parts nothing', '100011100100C50 5', [['100011100100C50 5']]],
  ['commas', '100011100100C50,5', [['100011100100C50', '5']]],
  ['semicolons, with a decimal comma', '100011100100C50;1,5', [['100011100100C50', '1,5']]],
  ['tabs, as from a spreadsheet', '100011100100C50\t5', [['100011100100C50', '5']]],
  ['a decimal comma alone', '100011100100C50 1,5', [['100011100100C50 1,5']]],
  ['a quoted cell with a decimal comma', '100011100100C50,"1,5"', [['100011100100C50', '1,5']]],
  ['a quoted cell with the separator in it', '"10001110";"Svart; blå";C50', [['10001110', 'Svart; blå', 'C50']]],
  ['two quotes are one', '"He said ""5""",2', [['He said "5"', '2']]],
  ['a whole quoted line', '"100011100100C50"', [['100011100100C50']]],
  [
    'a line break inside of quotes',
    '"1000\n1110","5"\n2,3',
    [
      ['1000 1110', '5'],
      ['2', '3'],
    ],
  ],
  [
    'a quote that is never closed',
    '"1000,5\n2000,6',
    [
      ['"1000', '5'],
      ['2000', '6'],
    ],
  ],
  ['an inch in the middle', '10001110, 5", 2', [['10001110', '5"', '2']]],
  [
    'all ends of lines',
    'a,1\r\nb,2\rc,3\nd,4',
    [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
    ],
  ],
  ['the mark of a program at the beginning', '\u{FEFF}a;1', [['a', '1']]],
  ['the line that names the separator', 'sep=;\na;1', [['a', '1']]],
  [
    'each line for itself',
    'a;1\nb,2\nc\t3',
    [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ],
  ],
  [
    'empty cells',
    ';5\na;;2',
    [
      ['', '5'],
      ['a', '', '2'],
    ],
  ],
])('%s', (_, text, cells) => expect(splitCells(text)).toEqual(cells));

test('a text full of open quotes is parsed quickly', () => {
  const begun = performance.now();
  const text = `"a,b\n${'c,d\n'.repeat(30)}`.repeat(1000);
  expect(splitCells(text)).toHaveLength(31_001);
  expect(performance.now() - begun).toBeLessThan(5000);
});

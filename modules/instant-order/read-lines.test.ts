import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTexts } from '#platform/texts.server.ts';
import { linesOfCells, linesOfText } from './read-lines.ts';

const texts = await readTexts('messages');

const sku = '100011100100C50';
const line = (article: string, quantity = '') => ({ article, quantity });

test.each([
  ['a number alone', sku, [line(sku)]],
  ['number and quantity', `${sku} 5`, [line(sku, '5')]],
  ['with a sign of times', `${sku} x 5`, [line(sku, '5')]],
  ['in groups, as labels have it', '1000 1110 0100 C50 5', [line('1000 1110 0100 C50', '5')]],
  ['with hyphens', '1000-1110-0100-C50 5', [line('1000-1110-0100-C50', '5')]],
  ['an EAN', '7300000000012', [line('7300000000012')]],
  ['an EAN with a quantity', '7300000000012\t3', [line('7300000000012', '3')]],
  ['what is no quantity stays as typed', `${sku} two`, [line(sku, 'two')]],
  ['less than nothing', `${sku};-1`, [line(sku, '-1')]],
  ['far too many', `${sku},1e9`, [line(sku, '1e9')]],
  ['a decimal comma', `${sku} 1,5`, [line(sku, '1,5')]],
  ['base number, colour and size', '10001110, Black, C50', [line('10001110, Black, C50')]],
  ['base number, colour, size and quantity', '10001110;0100;C50;4', [line('10001110, 0100, C50', '4')]],
  ['a size that may be a quantity stays with the number', '20001110 0100 42', [line('20001110 0100 42')]],
  ['words stay with the number', '10001110 black C50', [line('10001110 black C50')]],
  ['a name between number and quantity', `${sku};Jacket;5`, [line(sku, '5')]],
  ['a name and a price after the quantity', `${sku},5,Jacket,1295`, [line(sku, '5')]],
  ['thousands with a space', `${sku} 1 000`, [line(sku, '1 000')]],
  ['thousands behind a number in groups', '1000 1110 0100 C50 x 1 000', [line('1000 1110 0100 C50', '1 000')]],
  ['a colour number, size and quantity', '10001110 0100,C56,2', [line('10001110 0100, C56', '2')]],
  ['a colour number, size and quantity, both digits', '100011100100;42;2', [line('100011100100, 42', '2')]],
  ['a colour number and a size', '100011100100;C56', [line('100011100100, C56')]],
  ['a colour number and a quantity', '100011100100;4', [line('100011100100', '4')]],
  ['a colour number, a quantity and a name', '100011100100;4;Jacket', [line('100011100100', '4')]],
  ['a cell for the quantity with nothing in it', `${sku};5\n${sku};`, [line(sku, '5'), line(sku, '?')]],
  ['a number alone in a list with quantities', `${sku};5\n${sku}`, [line(sku, '5'), line(sku)]],
  ['a size with an X before the quantity', '10001110 0100 2XX 5', [line('10001110 0100 2XX', '5')]],
  ['empty lines are no lines', `\n${sku} 1\n\n  \n;;\n`, [line(sku, '1')]],
  ['a quantity without an article is a line', ';5', [line('', '5')]],
  ['a word that is no header is a line', 'jacket', [line('jacket')]],
  ['an unknown article with a word for a quantity is a line', 'jacket,two', [line('jacket', 'two')]],
])('%s', (_, text, lines) => expect(linesOfText(text)).toEqual(lines));

test.each([
  ['English', `SKU,Quantity\n${sku},2`],
  ['Swedish', `Artikelnummer;Antal\n${sku};2`],
  ['Finnish', `Tuotenumero;Määrä\n${sku};2`],
  ['German', `Artikelnr.;Bezeichnung;Menge\n${sku};Jacke;2`],
  ['French', `Référence;Quantité\n${sku};2`],
  ['Polish', `Indeks;Ilość\n${sku};2`],
  ['the quantity first', `Antal;Art.nr\n2;${sku}`],
])('a header determines the columns: %s', (_, text) => expect(linesOfText(text)).toEqual([line(sku, '2')]));

test('a header with colour and size, in any order', () => {
  expect(linesOfText('Storlek;Färg;Produkt;Antal\nC50;Svart;10001110;4')).toEqual([line('10001110, Svart, C50', '4')]);
  expect(linesOfText(`EAN\tQty\n7300000000012\t3`)).toEqual([line('7300000000012', '3')]);
});

test('a header with only a size completes a colour or base part number', () => {
  expect(linesOfText('Artikelnummer;Storlek;Antal\n100011100100;C50;4\n10001110;C50;4')).toEqual([
    line('100011100100, C50', '4'),
    line('10001110, C50', '4'),
  ]);
});

test('a missing quantity in a list with quantities is reported, not one', () => {
  expect(linesOfText(`Artikel;Antal\n${sku};\n${sku};2\n${sku}`)).toEqual([
    line(sku, '?'),
    line(sku, '2'),
    line(sku, '?'),
  ]);
});

test.each([
  ['tabs', `${'\t'.repeat(1_000_000)}x`],
  ['spaces', `a${' '.repeat(1_000_000)}b c`],
  ['signs of times', `20001110${'x'.repeat(1_000_000)}a 5`],
  ['quotes', `${'"'.repeat(1_000_001)} a`],
  ['quotes in cells', `${'"a"" ,'.repeat(150_000)}b`],
  ['line breaks in a cell', `"a${`${' '.repeat(100_000)}\n`.repeat(9)}b",5`],
  ['digits', `10001110 0100 C50 ${'1 '.repeat(500_000)}`],
  ['commas', `${sku}${' 1,5'.repeat(250_000)} x`],
])('a megabyte of %s in a line is parsed', (_, text) => expect(linesOfText(text)).toHaveLength(1));

test('merged cells of a spreadsheet have a value only in the first cell', () => {
  expect(
    linesOfCells([
      ['Artikel', 'Antal'],
      [sku, '2'],
      ['', '3'],
      ['', ''],
    ]),
  ).toEqual([line(sku, '2'), line('', '3')]);
});

test('every non-empty line is a line', () => {
  const word = fc
    .string({ minLength: 1 })
    .filter((text) => !/["\r\n\t;,]/.test(text) && /\d/.test(text) && text.trim() === text);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      expect(linesOfText(words.join('\n'))).toHaveLength(words.length);
    }),
  );
});

test.each(['en', 'sv', 'de', 'da', 'nb', 'fi', 'nl', 'fr', 'es', 'it', 'pl', 'cs', 'et', 'lv'] as const)(
  'the columns of the template are understood in %s, with services',
  (language) => {
    const column = (name: string) => texts.say(language, 'instant-order', `table.${name}`) ?? '';
    const head = ['article', 'quantity', 'services'].map(column).join(';');
    expect(linesOfText(`\u{FEFF}${head}\r\n${sku};2;9001 + Namn, brodyr\r\n${sku};3;\r\n`)).toEqual([
      { article: sku, quantity: '2', services: '9001 + Namn, brodyr' },
      { article: sku, quantity: '3' },
    ]);
  },
);

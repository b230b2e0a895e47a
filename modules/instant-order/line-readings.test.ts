import { expect, test } from 'vitest';
import { readingsOf } from './line-readings.ts';

const said = (article: string, quantity = '') =>
  readingsOf({ article, quantity }).map(({ article: name, typed }) => {
    const named = 'number' in name ? name.number : `${name.base} | ${name.colour} | ${name.size}`;
    return `${named} × ${typed.quantity}`;
  });

test.each([
  ['a number without a quantity', '100011100100C50', '', ['100011100100C50 × ']],
  ['a quantity beside it', '100011100100C50', 'x 5', ['100011100100C50 × 5']],
  ['an EAN in groups', '7300 0000 00012', '', ['7300000000012 × ', '7300 0000 × 00012']],
  [
    'thousands with a space',
    '100011100100C50 1 000',
    '',
    ['100011100100C50 1 000 × ', '100011100100C50 × 1 000', '100011100100C50 1 × 000'],
  ],
  [
    'a size or a quantity: the size first',
    '200011100100 42',
    '',
    ['200011100100 42 × ', '20001110 | 0100 | 42 × ', '200011100100 × 42'],
  ],
  [
    'base, colour and size with commas have no quantity',
    '20001110, 0100, 42',
    '',
    ['20001110  0100  42 × ', '20001110 | 0100 | 42 × '],
  ],
  [
    'colours have names of several words',
    '10001110, navy blue / black, C50, 2',
    '',
    [
      '10001110  navy blue / black  C50  2 × ',
      '10001110 | navy blue / black C50 | 2 × ',
      '10001110  navy blue / black  C50 × 2',
      '10001110 | navy blue / black | C50 × 2',
    ],
  ],
  [
    'a decimal comma',
    '100011100100C50 1,5',
    '',
    ['100011100100C50 1 5 × ', '100011100100C50 × 1,5', '100011100100C50 1 × 5'],
  ],
  ['an X that belongs to the size', '100011100100 2XX x 5', '3', ['100011100100 2XX x 5 × 3']],
])('%s', (_, article, quantity, readings) => expect(said(article, quantity)).toEqual(readings));

test('only a separate multiplication sign is removed', () => {
  expect(readingsOf({ article: '100011100100 2XX x 5', quantity: '' }).at(-1)?.typed).toEqual({
    article: '100011100100 2XX',
    quantity: '5',
  });
});

import { expect, test } from 'vitest';
import { readingsOf } from './line-readings.ts';

const said = (article: string, quantity = '') =>
  readingsOf({ article, quantity }).map(({ article: name, quantity: wished }) =>
    'number' in name ? `${name.number} × ${wished}` : `${name.base} | ${name.colour} | ${name.size} × ${wished}`,
  );

test.each([
  ['a number without a quantity is one', '100011100100C50', '', ['100011100100C50 × 1']],
  ['a quantity beside it', '100011100100C50', 'x 5', ['100011100100C50 × 5']],
  ['an EAN in groups', '7300 0000 00012', '', ['7300000000012 × 1', '7300 0000 × 00012']],
  [
    'a size or a quantity: the size first',
    '20001110 0100 42',
    '',
    ['20001110 0100 42 × 1', '20001110 | 0100 | 42 × 1', '20001110 0100 × 42'],
  ],
  [
    'colours have names of several words',
    '10001110, navy blue / black, C50, 2',
    '',
    [
      '10001110  navy blue / black  C50  2 × 1',
      '10001110 | navy blue / black C50 | 2 × 1',
      '10001110  navy blue / black  C50 × 2',
      '10001110 | navy blue / black | C50 × 2',
    ],
  ],
])('%s', (_, article, quantity, readings) => expect(said(article, quantity)).toEqual(readings));

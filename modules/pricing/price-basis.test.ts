import { expect, test } from 'vitest';
import { marketList, markets } from '../market/markets.ts';
import { priceBasisOf } from './price-basis.ts';

test('T19 a company adds up net in every market', () =>
  expect(new Set(marketList.map((market) => priceBasisOf(market, 'company')))).toEqual(new Set(['net'])));

test('T19 a consumer adds up gross, except where sales tax is added on top or no consumers buy', () => {
  const nets = marketList.filter((market) => priceBasisOf(market, 'consumer') === 'net').map(({ code }) => code);
  expect(nets.toSorted()).toEqual(['ca', 'hr', 'is', 'si', 'us']);
  expect(priceBasisOf(markets.de, 'consumer')).toBe('gross');
});

import { expect, test } from 'vitest';
import { marketCodes } from './market.ts';
import { isNorthAmerica } from './north-america.ts';

test('M36 the North American markets are us and ca', () => {
  expect(marketCodes.filter(isNorthAmerica).sort()).toEqual(['ca', 'us']);
});

import { expect, test } from 'vitest';
import { saleTexts } from './sale-texts.ts';

const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ');

test('of single pieces nothing is said, of all others what the price is of', () => {
  expect(saleTexts(say, { packSize: 1, soldBy: 'H87' }, { text: '10', isFrom: false })).toEqual({});
  expect(saleTexts(say, { packSize: 1, soldBy: 'MTR' }, { text: '10', isFrom: false })).toEqual({ per: 'MTR.per' });
});

test('a pack is told with its price, and without where prices are hidden', () => {
  const gloves = { packSize: 12, soldBy: 'PR' } as const;
  expect(saleTexts(say, gloves, { text: '6948', isFrom: false })).toEqual({ per: 'PR.per', pack: 'packPrice 12 6948' });
  expect(saleTexts(say, gloves, { text: '6948', isFrom: true }).pack).toBe('packPriceFrom 12 6948');
  expect(saleTexts(say, gloves).pack).toBe('pack 12');
});

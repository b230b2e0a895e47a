import { expect, test } from 'vitest';
import { packLine, saleTexts } from './sale-texts.ts';

const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ');

test('nothing is added for single pieces; otherwise the unit or pack is shown', () => {
  expect(saleTexts(say, { packSize: 1, soldBy: 'H87' }, { text: '10', isFrom: false })).toEqual({});
  expect(saleTexts(say, { packSize: 1, soldBy: 'MTR' }, { text: '10', isFrom: false })).toEqual({ per: 'MTR.per' });
});

test('a pack price is shown with the pack size and unit price, which is left out if prices are hidden', () => {
  const gloves = { packSize: 12, soldBy: 'PR' } as const;
  const told = saleTexts(say, gloves, { text: '579', isFrom: false });
  expect(told).toEqual({ pack: 'pack 12', each: 'each 579 PR.per' });
  expect(packLine(told)).toBe('pack 12 · each 579 PR.per');
  expect(saleTexts(say, gloves, { text: '579', isFrom: true }).each).toBe('eachFrom 579 PR.per');
  expect(packLine(saleTexts(say, gloves))).toBe('pack 12');
  expect(packLine(saleTexts(say, { packSize: 1, soldBy: 'MTR' }))).toBeUndefined();
});

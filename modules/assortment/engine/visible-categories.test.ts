import { expect, test } from 'vitest';
import { categoryNodes } from '../../catalogue/category-nodes.ts';
import { markets } from '../../market/markets.ts';
import { aCategory } from './testing/build-source.ts';
import { visibleCategories } from './visible-categories.ts';

test('P13 category 6796 is hidden with all below it, unless the market is the USA or Canada', () => {
  const categories = [
    aCategory('tops'),
    aCategory('ansi', { id: 6796, parentCode: 'tops' }),
    aCategory('vests', { parentCode: 'ansi' }),
  ];
  const codesIn = (code: 'se' | 'us' | 'ca') => [
    ...visibleCategories(categoryNodes(categories, markets[code], []), code).keys(),
  ];
  expect(codesIn('se')).toEqual(['tops']);
  expect(codesIn('us').sort()).toEqual(['ansi', 'tops', 'vests']);
  expect(codesIn('ca')).toEqual(codesIn('us'));
});

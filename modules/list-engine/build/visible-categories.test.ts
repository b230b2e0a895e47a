import { expect, test } from 'vitest';
import { categoryNodes } from '../../catalogue/category-nodes.ts';
import type { MarketCode } from '../../market/market.ts';
import { marketList, markets } from '../../market/markets.ts';
import { aCategory } from '../testing/build-source.ts';
import { visibleCategories } from './visible-categories.ts';

test('P13 category 6796 is hidden with its subcategories, except in the USA and Canada', () => {
  const categories = [
    aCategory('tops'),
    aCategory('ansi', { id: 6796, parentCode: 'tops' }),
    aCategory('vests', { parentCode: 'ansi' }),
  ];
  const codesIn = (code: MarketCode) => [
    ...visibleCategories(categoryNodes(categories, markets[code], []), code).keys(),
  ];
  const elsewhere = marketList.map(({ code }) => code).filter((code) => code !== 'us' && code !== 'ca');
  for (const code of elsewhere) expect(codesIn(code)).toEqual(['tops']);
  for (const code of ['us', 'ca'] as const) expect(codesIn(code).sort()).toEqual(['ansi', 'tops', 'vests']);
});

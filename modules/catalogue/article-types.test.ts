import { expect, test } from 'vitest';
import { articleTypes, listedArticles } from './article-types.ts';

test('P28 there are five types of articles, and lists show two of them', () => {
  expect(articleTypes).toEqual([
    'DefaultArticle',
    'VasArticle',
    'FreightArticle',
    'ExternalArticle',
    'SalesTaxArticle',
  ]);
  expect(listedArticles).toEqual(['DefaultArticle', 'ExternalArticle']);
});

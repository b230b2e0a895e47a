import { expect, test } from 'vitest';
import { placeParamsIn, withPlaceParams } from './place-params.ts';

const link = (params: object | null) => ({ page: 'category', params });
const page = (categorySlug: string) => ({
  title: 'trousers',
  blocks: [{ attributes: { action: { text: 'Buy', link: link({ categorySlug }) } } }],
  others: [link({ slug: 'craft-trousers' }), { page: 'allProducts' }, { slug: 'about' }, link(null)],
});

test('links to places are found at any depth', () => {
  expect(placeParamsIn(page('trousers'))).toEqual([{ categorySlug: 'trousers' }, { slug: 'craft-trousers' }]);
});

test('links to places get the words of another language, and all else stays', () => {
  const german = ({ categorySlug }: Readonly<Record<string, string>>) =>
    categorySlug === 'trousers' ? { categorySlug: 'hosen' } : undefined;
  expect(withPlaceParams(page('trousers'), german)).toEqual(page('hosen'));
});

import { expect, test } from 'vitest';
import type { NavigationItem } from '#modules/catalogue/navigation.ts';
import { similarCategories } from './similar-categories.ts';

const item = (slug: string, categories: NavigationItem[] = []): NavigationItem => ({
  id: slug,
  code: slug,
  name: slug,
  slug,
  count: 1,
  categories,
  pageName: 'category',
  params: { categorySlug: slug },
});
const departments = [
  item('trousers', [item('craftsman-trousers'), item('winter-trousers')]),
  item('jackets', [item('winter-jackets')]),
];
const found = (uniqueName: string) => similarCategories(departments, uniqueName).map(({ slug }) => slug);

test('categories that share words with the address come first, the closest in front', () => {
  expect(found('granit-1000-craftsman-trousers-10001410')).toEqual([
    'craftsman-trousers',
    'trousers',
    'winter-trousers',
  ]);
  expect(found('Fjell-Winterjacket')).toEqual(['winter-trousers', 'winter-jackets']);
});

test('six ways on are enough', () => {
  const many = Array.from({ length: 9 }, (_, at) => item(`trousers-${'abcdefghi'[at]}`));
  expect(similarCategories(many, 'trousers')).toEqual(many.slice(0, 6));
  expect(similarCategories(many, '10001410')).toEqual(many.slice(0, 6));
});

test('an address that says nothing leads to the departments', () => {
  expect(found('10001410')).toEqual(['trousers', 'jackets']);
  expect(similarCategories([], 'trousers')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { NavigationItem } from '../catalogue/navigation.ts';
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
const found = (uniqueName: string) => similarCategories(departments, uniqueName, 'en').map(({ slug }) => slug);

test('categories that share words with the address come first, the closest first', () => {
  expect(found('granit-1000-craftsman-trousers-10001410')).toEqual([
    'craftsman-trousers',
    'trousers',
    'winter-trousers',
  ]);
  expect(found('Fjell-Winterjacket')).toEqual(['winter-jackets', 'winter-trousers', 'jackets']);
});

test('word forms and compounds match; stop words do not count', () => {
  const swedish = [
    item('byxor-och-shorts', [item('vinterbyxor')]),
    item('trojor-och-jackor', [item('vinterjackor'), item('varsel-t-shirtar')]),
    item('skor', [item('skyddskangor')]),
  ];
  const foundIn = (uniqueName: string) => similarCategories(swedish, uniqueName, 'sv').map(({ slug }) => slug);
  expect(foundIn('finns-inte-jacka')).toEqual(['trojor-och-jackor', 'vinterjackor']);
  expect(foundIn('signal-1540-varselvinterjacka')).toEqual(['trojor-och-jackor', 'vinterjackor', 'varsel-t-shirtar']);
  expect(foundIn('steg-2502-kanga-och-membran')).toEqual(['skyddskangor']);
});

test('at most six categories are listed', () => {
  const many = Array.from({ length: 9 }, (_, at) => item(`trousers-${'abcdefghi'[at]}`));
  expect(similarCategories(many, 'trousers', 'en')).toEqual(many.slice(0, 6));
  expect(similarCategories(many, '10001410', 'en')).toEqual(many.slice(0, 6));
});

test('an address without a match gives the departments', () => {
  expect(found('10001410')).toEqual(['trousers', 'jackets']);
  expect(similarCategories([], 'trousers', 'en')).toEqual([]);
});

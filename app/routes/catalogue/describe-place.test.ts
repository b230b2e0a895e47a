import { expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { buildCategoryTree } from '#modules/catalogue/category-tree.ts';
import { describePlace } from './describe-place.ts';

const words = (name: string) => ({
  en: {
    name,
    slug: name.toLowerCase(),
    description: `About ${name}`,
    heading: `${name} for work`,
    seo: { title: `${name} | title`, description: `${name} described` },
  },
});
const category = (id: number, code: string, parentCode: string | null, name: string) => ({
  id,
  code,
  parentCode,
  sortOrder: id,
  texts: words(name),
});
const nothing = { departments: [], sections: [], families: [], groups: [] };
const tree = buildCategoryTree(
  { code: 'uk', languages: ['en'], defaultLocale: 'en' },
  {
    categories: [
      category(1, 'Tops', null, 'Jackets'),
      category(2, '6009', 'Tops', 'Winter'),
      { ...category(3, 'M', null, 'Men'), section: 'men' as const },
    ],
    families: [{ slug: 'fjell', name: 'Fjell', sortOrder: 1, description: { en: 'For the cold' } }],
    groups: [{ code: 'road', sortOrder: 1, texts: { en: { name: 'Road', slug: 'road' } } }],
    products: [
      { basePartNo: '11111111', family: 'fjell', categories: ['6009', 'M'], groups: ['road'], slugs: { en: 'x' } },
    ],
  },
);
const { navigation } = tree.tongues.get('en') ?? { navigation: nothing };
const around = {
  tree,
  navigation,
  language: 'en' as const,
  hrefOf: (name: string, params?: Readonly<Record<string, string>>) => routeHref(name, 'en', params),
  all: { heading: 'All products', description: 'Everything' },
};
const all = { name: 'All products', href: '/en/all-products' };

test('P34 without a parameter it is all products, with the departments below', () => {
  expect(describePlace({}, around)).toMatchObject({
    place: {},
    heading: 'All products',
    trail: [],
    below: [{ name: 'Jackets', href: '/en/all-products/jackets', count: 1 }],
  });
});

test('P34 categorySlug names a category, categoryBaseSlug its department', () => {
  expect(describePlace({ categorySlug: 'jackets' }, around)).toMatchObject({
    place: { category: 'Tops' },
    heading: 'Jackets for work',
    seo: { title: 'Jackets | title' },
    trail: [all],
    below: [{ name: 'Winter', href: '/en/all-products/jackets/winter', count: 1 }],
  });
  expect(describePlace({ categoryBaseSlug: 'jackets', categorySlug: 'winter' }, around)).toMatchObject({
    place: { category: '6009' },
    trail: [all, { name: 'Jackets', href: '/en/all-products/jackets' }],
    below: [],
  });
});

test('P34 genderMenSlug names a category within the section, and its path begins with the section', () => {
  expect(describePlace({ genderMenSlug: 'winter' }, around)).toMatchObject({
    place: { category: '6009', section: 'men' },
    trail: [all, { name: 'Men' }, { name: 'Jackets', href: '/en/all-products/men/jackets' }],
  });
  expect(describePlace({ categorySlug: 'men' }, around)).toMatchObject({
    place: { category: 'M', section: 'men' },
    trail: [all],
    below: [{ name: 'Jackets', href: '/en/all-products/men/jackets' }],
  });
  expect(describePlace({ genderWomenSlug: 'jackets' }, around)).toMatchObject({ place: { section: 'women' } });
});

test('P34 groupSlug and familySlug name a group and a collection', () => {
  expect(describePlace({ groupSlug: 'road' }, around)).toMatchObject({ place: { group: 'road' }, heading: 'Road' });
  expect(describePlace({ familySlug: 'fjell' }, around)).toMatchObject({
    place: { family: 'fjell' },
    description: 'For the cold',
  });
});

test('an unknown address has no place', () => {
  for (const params of [{ categorySlug: 'x' }, { groupSlug: 'x' }, { familySlug: 'x' }, { genderMenSlug: 'x' }])
    expect(describePlace(params, around)).toBeUndefined();
});

test('P34 a company’s own group has a place; a shop group with the same slug takes precedence', () => {
  const ownGroup = { code: 'group-1', name: 'Harbour' };
  expect(describePlace({ groupSlug: 'harbour' }, { ...around, ownGroup })).toMatchObject({
    place: { group: 'group-1' },
    heading: 'Harbour',
    trail: [all],
  });
  expect(describePlace({ groupSlug: 'road' }, { ...around, ownGroup })).toMatchObject({ place: { group: 'road' } });
});

test('P49 subcategories are those the visitor sees in the chosen assortment', () => {
  const [jackets] = navigation.departments;
  const own = { ...nothing, departments: jackets ? [{ ...jackets, count: 7, categories: [] }] : [] };
  const hrefOf = (name: string, params?: Readonly<Record<string, string>>) =>
    `${around.hrefOf(name, params)}?context=X`;
  expect(describePlace({}, { ...around, navigation: own, hrefOf })?.below).toEqual([
    { name: 'Jackets', href: '/en/all-products/jackets?context=X', count: 7 },
  ]);
  expect(describePlace({}, { ...around, navigation: nothing })?.below).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { markets } from '../market/markets.ts';
import { buildCategoryTree, type PublicProduct, type TreeSource } from './category-tree.ts';
import { findCategory, findProductSlug, listPublicPaths, slugsInOtherLanguages } from './find-category.ts';
import { findFamily, findGroup } from './find-collection.ts';
import type { NavigationItem } from './navigation.ts';
import type { StoredCategory } from './stored-reference.ts';

const text = (name: string) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  description: `All of ${name}.`,
  heading: name,
  seo: { title: name, description: name },
});

function aCategory(code: string, sv: string, en: string, more: Partial<StoredCategory> = {}): StoredCategory {
  const id = Number.parseInt(code, 36) % 100_000;
  return { id, code, parentCode: null, sortOrder: id, texts: { sv: text(sv), en: text(en) }, ...more };
}

const below = (parentCode: string) => ({ parentCode });
const categories = [
  aCategory('Bottoms', 'Byxor', 'Trousers', { sortOrder: 2 }),
  aCategory('Tops', 'Overdelar', 'Tops', { sortOrder: 1 }),
  aCategory('beta', 'beta', 'gamma', below('Tops')),
  aCategory('alpha', 'Alpha', 'beta', below('Tops')),
  aCategory('arrow', 'gamma', 'Alpha', below('Tops')),
  aCategory('work', 'Arbetsbyxor', 'Work trousers', below('Bottoms')),
  aCategory('empty', 'Tomt', 'Nothing yet', below('Bottoms')),
  aCategory('6796', 'Nordamerika', 'North America', { ...below('Bottoms'), markets: ['us', 'ca'] }),
  aCategory('men', 'Herr', 'Men', { section: 'men', sortOrder: 10 }),
  aCategory('women', 'Dam', 'Women', { section: 'women', sortOrder: 11 }),
  aCategory('children', 'Barn', 'Children', { section: 'children', sortOrder: 12 }),
];

function aProduct(basePartNo: string, codes: string[], more: Partial<PublicProduct> = {}): PublicProduct {
  const slugs = { sv: `byxa-${basePartNo}`, en: `trousers-${basePartNo}` };
  return { basePartNo, family: null, categories: codes, groups: [], slugs, ...more };
}

const products = [
  aProduct('1', ['work', 'Bottoms', 'men'], { family: 'fjell', groups: ['road'] }),
  aProduct('2', ['work', 'women', '6796'], { family: 'fjell' }),
  aProduct('3', ['alpha', 'men']),
  aProduct('4', ['beta', 'arrow', 'children']),
];

const source: TreeSource = {
  categories,
  families: [
    { slug: 'ull', name: 'Ull', sortOrder: 0, description: {} },
    { slug: 'fjell', name: 'Fjell', sortOrder: 1, description: { en: 'For the hills.' } },
  ],
  groups: [
    {
      code: 'road',
      sortOrder: 0,
      texts: { sv: { name: 'Väg', slug: 'vag' }, en: { name: 'Road', slug: 'road' } },
    },
  ],
  products,
};

const tree = buildCategoryTree(markets.se, source);
const navigation = (language: 'sv' | 'en', of = tree) => {
  const found = of.tongues.get(language)?.navigation;
  if (!found) throw new Error(`no navigation in ${language}`);
  return found;
};
const outline = (items: readonly NavigationItem[]): unknown[] =>
  items.map(({ name, count, categories }) =>
    categories.length > 0 ? [`${name} ${count}`, outline(categories)] : `${name} ${count}`,
  );

describe('navigation', () => {
  test('P12 departments are in catalogue order, categories below by name, ignoring case', () => {
    expect(outline(navigation('sv').departments)).toEqual([
      ['Overdelar 2', ['Alpha 1', 'beta 1', 'gamma 1']],
      ['Byxor 2', ['Arbetsbyxor 2']],
    ]);
    expect(outline(navigation('en').departments)[0]).toEqual(['Tops 2', ['Alpha 1', 'beta 1', 'gamma 1']]);
  });

  test("P12 names are sorted by the language's alphabet", () => {
    const letters = ['Zon', 'Äpple', 'Åker'].map((name) => aCategory(name, name, name, below('Tops')));
    const swedish = buildCategoryTree(markets.se, {
      ...source,
      categories: [...categories, ...letters],
      products: letters.map(({ code }, index) => aProduct(String(index), [code])),
    });
    const names = (language: 'sv' | 'en') =>
      navigation(language, swedish).departments[0]?.categories.map(({ name }) => name);
    expect(names('sv')).toEqual(['Zon', 'Åker', 'Äpple']);
    expect(names('en')).toEqual(['Åker', 'Äpple', 'Zon']);
  });

  test('P13 category 6796 is only for the USA and Canada', () => {
    const codesIn = (code: 'se' | 'us' | 'ca') => [...buildCategoryTree(markets[code], source).nodes.keys()];
    expect(codesIn('se')).not.toContain('6796');
    expect(codesIn('us')).toContain('6796');
    expect(codesIn('ca')).toContain('6796');
  });

  test('P29 a section shows its categories with products, by the route of its gender', () => {
    const [men, women, children] = navigation('en').sections;
    expect(outline(men ? [men] : [])).toEqual([
      [
        'Men 2',
        [
          ['Tops 1', ['beta 1']],
          ['Trousers 1', ['Work trousers 1']],
        ],
      ],
    ]);
    expect(men).toMatchObject({ section: 'men', pageName: 'category', params: { categorySlug: 'men' } });
    expect(men?.categories[0]).toMatchObject({ pageName: 'productsMen', params: { genderMenSlug: 'tops' } });
    expect(women?.categories[0]).toMatchObject({ pageName: 'productsWomen', params: { genderWomenSlug: 'trousers' } });
    expect(children?.categories[0]?.categories[0]).toMatchObject({
      name: 'Alpha',
      pageName: 'subCategory',
      params: { categoryBaseSlug: 'children', categorySlug: 'alpha' },
    });
  });

  test('an item links to its page in the given language', () => {
    expect(navigation('sv').departments[1]).toMatchObject({
      code: 'Bottoms',
      pageName: 'category',
      params: { categorySlug: 'byxor' },
      categories: [{ pageName: 'subCategory', params: { categoryBaseSlug: 'byxor', categorySlug: 'arbetsbyxor' } }],
    });
    expect(navigation('sv').groups).toMatchObject([
      { name: 'Väg', count: 1, pageName: 'productsByGroup', params: { groupSlug: 'vag' } },
    ]);
    expect(navigation('sv').families).toMatchObject([
      { name: 'Fjell', count: 2, pageName: 'productsByCollection', params: { familySlug: 'fjell' } },
    ]);
  });

  test('a missing text falls back to the market’s language, then English, then any', () => {
    const german = aCategory('de', '-', '-', { texts: { de: text('Hosen') } });
    const english = aCategory('en', '-', '-', { texts: { en: text('Gloves'), de: text('Handschuhe') } });
    const some = buildCategoryTree(markets.se, {
      ...source,
      categories: [german, english],
      products: [aProduct('1', ['de', 'en'])],
    });
    expect(
      navigation('sv', some)
        .departments.map(({ name }) => name)
        .sort(),
    ).toEqual(['Gloves', 'Hosen']);
  });

  test('unknown or cyclic parents cause no error', () => {
    const odd = buildCategoryTree(markets.se, {
      ...source,
      categories: [
        aCategory('orphan', 'Orphan', 'Orphan', below('nobody')),
        aCategory('left', 'Left', 'Left', below('right')),
        aCategory('right', 'Right', 'Right', below('left')),
      ],
      products: [aProduct('1', ['orphan', 'left'])],
    });
    expect(outline(navigation('sv', odd).departments)).toEqual(['Orphan 1']);
    expect(findCategory(odd, 'sv', { categorySlug: 'left' })).toMatchObject({ code: 'left', count: 1 });
  });
});

describe('R74 whether a category’s address exists', () => {
  test.each([
    [{ categorySlug: 'byxor' }, 'Bottoms', undefined],
    [{ categorySlug: 'arbetsbyxor' }, 'work', undefined],
    [{ categorySlug: 'arbetsbyxor', categoryBaseSlug: 'byxor' }, 'work', undefined],
    [{ categorySlug: 'tomt', categoryBaseSlug: 'byxor' }, 'empty', undefined],
    [{ categorySlug: 'herr' }, 'men', 'men'],
    [{ genderMenSlug: 'byxor' }, 'Bottoms', 'men'],
    [{ genderMenSlug: 'herr' }, 'men', 'men'],
    [{ genderWomenSlug: 'arbetsbyxor' }, 'work', 'women'],
    [{ categoryBaseSlug: 'barn', categorySlug: 'beta' }, 'beta', 'children'],
  ])('%o gives %s, section %s', (params, code, section) =>
    expect(findCategory(tree, 'sv', params)).toMatchObject({ code, section }),
  );

  test.each([
    { categorySlug: 'no-such-slug' },
    { categorySlug: 'trousers' },
    { categorySlug: 'arbetsbyxor', categoryBaseSlug: 'overdelar' },
    { categorySlug: 'arbetsbyxor', categoryBaseSlug: 'no-such-slug' },
    { categorySlug: 'byxor', categoryBaseSlug: 'byxor' },
    { categorySlug: 'arbetsbyxor', categoryBaseSlug: 'dam' },
    { categorySlug: 'nordamerika' },
    { genderMenSlug: 'dam' },
    { genderWomenSlug: 'no-such-slug' },
    {},
  ])('%o does not exist', (params) => expect(findCategory(tree, 'sv', params)).toBeUndefined());

  test('the result has texts, place and counts', () => {
    expect(findCategory(tree, 'en', { genderMenSlug: 'work-trousers' })).toMatchObject({
      text: { heading: 'Work trousers', description: 'All of Work trousers.' },
      trail: [
        { code: 'Bottoms', name: 'Trousers', slug: 'trousers' },
        { code: 'work', name: 'Work trousers', slug: 'work-trousers' },
      ],
      count: 1,
    });
    expect(findCategory(tree, 'en', { categorySlug: 'work-trousers' })?.count).toBe(2);
  });
});

test('R24 R25 groups and families are found by their slugs only', () => {
  expect(findGroup(tree, 'sv', 'vag')).toEqual({ code: 'road', name: 'Väg', slug: 'vag', count: 1 });
  expect(findGroup(tree, 'sv', 'road')).toBeUndefined();
  expect(findFamily(tree, 'sv', 'fjell')).toEqual({
    code: 'fjell',
    name: 'Fjell',
    slug: 'fjell',
    description: 'For the hills.',
    count: 2,
  });
  expect(findFamily(tree, 'sv', 'ull')).toMatchObject({ name: 'Ull', count: 0 });
  expect(findFamily(tree, 'sv', 'no-such-slug')).toBeUndefined();
});

describe('another language', () => {
  test.each([
    [
      { categoryBaseSlug: 'byxor', categorySlug: 'arbetsbyxor' },
      { categoryBaseSlug: 'trousers', categorySlug: 'work-trousers' },
    ],
    [{ genderWomenSlug: 'byxor' }, { genderWomenSlug: 'trousers' }],
    [{ groupSlug: 'vag' }, { groupSlug: 'road' }],
    [{ familySlug: 'ull' }, { familySlug: 'ull' }],
    [{ uniqueName: 'byxa-2' }, { uniqueName: 'trousers-2' }],
  ])('%o is %o', (sv, en) => {
    expect(Object.fromEntries(slugsInOtherLanguages(tree, 'sv', sv))).toEqual({ sv, en });
    expect(slugsInOtherLanguages(tree, 'en', en).get('sv')).toEqual(sv);
  });

  test('unknown entries have no slug in any language', () => {
    expect(slugsInOtherLanguages(tree, 'sv', { categorySlug: 'trousers' }).size).toBe(0);
    expect(findProductSlug(tree, 'byxa-2', 'sv', 'en')).toBe('trousers-2');
    expect(findProductSlug(tree, 'byxa-9', 'sv', 'en')).toBeUndefined();
    expect(findProductSlug(tree, 'byxa-2', 'sv', 'de')).toBeUndefined();
  });
});

test('every public page is listed once, with its slugs in all languages', () => {
  const paths = [...listPublicPaths(tree)].map(({ pageName, params }) => {
    const slugs = Object.values(params.get('sv') ?? {}).join('/');
    return `${pageName} ${slugs} = ${Object.values(params.get('en') ?? {}).join('/')}`;
  });
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      'category byxor = trousers',
      'subCategory arbetsbyxor/byxor = work-trousers/trousers',
      'productsMen arbetsbyxor = work-trousers',
      'productsByGroup vag = road',
      'productsByCollection fjell = fjell',
      'product byxa-4 = trousers-4',
    ]),
  );
  expect(paths.join()).not.toMatch(/tomt|nordamerika|ull/);
});

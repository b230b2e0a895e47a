import { expect, test } from 'vitest';
import { categoryNodes } from '#modules/catalogue/category-nodes.ts';
import { categoryNamed } from './category-named.ts';

const words = (name: string) => ({
  name,
  slug: name,
  heading: name,
  description: name,
  seo: { title: name, description: name },
});
const shared = { parentCode: null, sortOrder: 1 };
const nodes = categoryNodes(
  [
    { ...shared, id: 6007, code: 'Vests', texts: { en: words('Vests') } },
    { ...shared, id: 6796, code: 'Kilts', texts: { en: words('Kilts') }, markets: ['no'] },
  ],
  { code: 'se', languages: ['en', 'sv'] },
  [],
);

test('a category is found by its id if the market has it and its texts', () => {
  expect(categoryNamed({ nodes }, 'en', 6007)).toEqual({ code: 'Vests', name: 'Vests' });
  for (const none of [6796, 999_999, undefined]) expect(categoryNamed({ nodes }, 'en', none)).toBeUndefined();
});

import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildFor, withPages } from './language-build.ts';

const routes = {
  root: { id: 'root', path: '' },
  'product.en': { id: 'product.en', parentId: 'root', path: 'en/product/:uniqueName' },
  'stock.en': { id: 'stock.en', parentId: 'root', path: 'en/search/stock' },
  'contentPage.en': { id: 'contentPage.en', parentId: 'root', path: 'en/*' },
};
const loader = () => 'loaded';
const built = {
  routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, module: { loader } }])),
  assets: { version: '1', routes },
} as unknown as ServerBuild;

test('the build has pages in one language, and each language gets them at its own addresses', () => {
  const { routes: pages, assets } = buildFor(built, 'sv');
  const addresses = { root: '', 'product.sv': 'sv/produkt/:uniqueName', 'stock.sv': 'sv/search/stock' };
  for (const table of [pages, assets.routes]) {
    const found = Object.entries(table).map(([id, route]) => [id, route?.id, route?.path]);
    expect(found).toEqual(
      Object.entries({ ...addresses, 'contentPage.sv': 'sv/*' }).map(([id, path]) => [id, id, path]),
    );
  }
});

test('paths without a language reach no page', () => {
  const { routes: pages, assets } = buildFor(built, undefined);
  expect([Object.keys(pages), Object.keys(assets.routes)]).toEqual([['root'], ['root']]);
});

test('a build can have some pages of its language only, besides the page of editors', () => {
  const { routes: few, assets } = withPages(buildFor(built, 'sv'), new Set(['product']));
  const expected = ['root', 'product.sv', 'contentPage.sv'];
  expect([Object.keys(few), Object.keys(assets.routes)]).toEqual([expected, expected]);
});

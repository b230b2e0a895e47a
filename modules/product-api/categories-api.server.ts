import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { type Api, createApi } from '../api.server.ts';
import { readCategoryCounts } from '../assortment/read-category-counts.server.ts';
import type { AssortmentContext } from '../assortment/viewer.ts';
import { isB2B } from '../auth/is-b2b.ts';
import type { CategoryNode } from '../catalogue/category-nodes.ts';
import type { GenderSection } from '../catalogue/gender-section.ts';
import { readCategoryTree } from '../catalogue/read-navigation.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { readCaller } from './caller.server.ts';
import { nestedCategories, rootsOf, sectionNamed, toCategoryView } from './calls/category-view.ts';
import {
  categoryCodeParams,
  categoryContextView,
  categoryIdParams,
  categoryView,
  contextQuery,
  slugParams,
} from './categories-schema.ts';
import { wordsOfMarket } from './market-words.server.ts';
import { whereQuery } from './where.ts';

export function categoriesApi() {
  const api = createApi();
  addLists(api);
  addSingle(api);
  return api;
}

/** Counts per category in the caller's own assortment. */
async function readUsed(shop: Shop, visit: Visit, context: AssortmentContext = 'All', section?: GenderSection) {
  const tree = await readCategoryTree(shop, visit);
  const viewer = await readCaller(shop, visit, { context });
  const counts = await readCategoryCounts(shop, visit, viewer, section);
  const countOf = ({ code }: CategoryNode) => counts.get(code) ?? 0;
  const isListed = (node: CategoryNode) => countOf(node) > 0;
  // If the caller may not see the public assortment, its categories are hidden too.
  return { tree, countOf, isListed, isKnown: viewer.showsPublic ? () => true : isListed };
}

function addLists(api: Api) {
  addRead(
    api,
    {
      path: '/categories',
      summary: 'The categories with products for the caller, for a menu',
      query: contextQuery,
      answer: z.array(categoryView),
    },
    async ({ shop, visit, query: { context } }) => {
      const { tree, ...used } = await readUsed(shop, visit, context);
      return ok(nestedCategories(tree, visit.language, used));
    },
  );

  addRead(
    api,
    {
      path: '/categories/departments',
      summary: 'The top categories of an assortment, for business customers',
      needsToken: true,
      query: contextQuery,
      answer: z.array(categoryView),
    },
    async ({ shop, visit, query: { context } }) => {
      if (!visit.claims) return refuse({ code: 'not-signed-in' });
      if (!isB2B(visit.claims)) return refuse({ code: 'not-allowed' });
      const { tree, countOf, isListed } = await readUsed(shop, visit, context);
      const departments = rootsOf(tree).filter((node) => node.inSection === undefined && isListed(node));
      return ok(departments.map((node) => toCategoryView(tree, visit.language, node, { countOf })));
    },
  );

  addRead(
    api,
    {
      path: '/categories/all',
      summary:
        'All categories of the market in a flat list; callers without access to the public assortment get their own',
      query: whereQuery,
      answer: z.array(categoryView),
    },
    async ({ shop, visit }) => {
      const { tree, countOf, isKnown } = await readUsed(shop, visit);
      const known = [...tree.nodes.values()].filter(isKnown);
      return ok(known.map((node) => toCategoryView(tree, visit.language, node, { countOf })));
    },
  );

  addRead(
    api,
    {
      path: '/categories/tree',
      summary: 'The same categories as a tree',
      query: whereQuery,
      answer: z.array(categoryView),
    },
    async ({ shop, visit }) => {
      const { tree, countOf, isKnown } = await readUsed(shop, visit);
      return ok(nestedCategories(tree, visit.language, { countOf, isListed: isKnown }));
    },
  );

  addRead(
    api,
    {
      path: '/categories/context',
      summary: 'The categories that represent a kind of garment, by their context codes',
      query: whereQuery,
      answer: z.array(categoryContextView),
    },
    async ({ shop, visit }) => {
      const tree = await readCategoryTree(shop, visit);
      return ok(
        [...tree.nodes.values()].flatMap((node) => {
          const { id, code, context } = node;
          const { name, slug } = node.texts[visit.language] ?? { name: code, slug: code };
          return context === undefined ? [] : [{ context, id, code, name, slug }];
        }),
      );
    },
  );
}

function addSingle(api: Api) {
  addRead(
    api,
    {
      path: '/categories/slug/{slug}',
      summary: 'A category by its slug',
      params: slugParams,
      query: whereQuery,
      answer: categoryView,
    },
    async ({ shop, visit, params: { slug } }) => {
      const { tree, countOf } = await readUsed(shop, visit);
      const code = tree.tongues.get(visit.language)?.categories.codeOf.get(slug.toLowerCase());
      const node = tree.nodes.get(code ?? '');
      return node
        ? ok(toCategoryView(tree, visit.language, node, { countOf }))
        : refuse({ code: 'category-not-found', category: slug });
    },
  );

  addRead(
    api,
    {
      path: '/categories/code/{code}/parametric/{parametric}',
      summary: 'A category within a gender section',
      description:
        'The parametric is men, women or children, the slug of the section, or a value of the parametric Gender.',
      params: categoryCodeParams,
      query: whereQuery,
      answer: categoryView,
    },
    async ({ shop, visit, params: { code, parametric } }) => {
      const tree = await readCategoryTree(shop, visit);
      const { parametrics } = await shop.snapshots.read(wordsOfMarket, visit.market.code);
      const section = sectionNamed(tree, visit.language, parametric, parametrics.get('gender')?.values ?? []);
      const node = tree.nodes.get(code);
      if (!section || !node || (node.inSection ?? section) !== section)
        return refuse({ code: 'category-not-found', category: `${code}, ${parametric}` });
      const { countOf } = await readUsed(shop, visit, 'All', section);
      return ok(toCategoryView(tree, visit.language, node, { section, countOf }));
    },
  );

  addRead(
    api,
    {
      path: '/categories/{id}',
      summary: 'A category by its id',
      params: categoryIdParams,
      query: whereQuery,
      answer: categoryView,
    },
    async ({ shop, visit, params: { id } }) => {
      const { tree, countOf } = await readUsed(shop, visit);
      const node = [...tree.nodes.values()].find((candidate) => candidate.id === id);
      return node
        ? ok(toCategoryView(tree, visit.language, node, { countOf }))
        : refuse({ code: 'category-not-found', category: String(id) });
    },
  );
}

import * as z from 'zod';
import { ok, type Result, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import { readCategoryTree } from '../catalogue/read-navigation.server.ts';
import { addRead } from '../product-api/add-read.server.ts';
import { everything, readCaller } from '../product-api/caller.server.ts';
import { findCategoryCode } from '../product-api/list-place.server.ts';
import { wordsOfMarket } from '../product-api/market-words.server.ts';
import { skuParams } from '../product-api/products-schema.ts';
import { whereQuery } from '../product-api/where.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { removeCustomerSize, saveCustomerSize } from './change-customer-sizes.server.ts';
import { forgetMyMeasures, readMyMeasures, saveMyMeasures, suggestMySizes } from './customer-measures.server.ts';
import { readCustomerSizes } from './read-customer-sizes.server.ts';
import { readCategorySizeGuides, readProductSizeGuide } from './read-size-guides.server.ts';
import { sizeGuideView } from './size-guide.ts';
import { readSizeGuides } from './size-guides.server.ts';
import type { Measures } from './size-measures.ts';
import { findSizeGroup, toSizeGroups, toSizeTree } from './size-tree.ts';
import {
  customerSizeInput,
  customerSizeParams,
  customerSizeQuery,
  customerSizeView,
  measuresInput,
  measuresQuery,
  measuresView,
  sizeGroupView,
  sizeGuideAnswer,
  sizeGuideParams,
  sizeNode,
  suggestedSizeView,
  toMeasuresView,
  toSuggestedSizeView,
} from './sizes-schema.ts';

export function sizesApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/products/sizeGroups',
      summary: 'The size groups with their sizes in order',
      query: whereQuery,
      answer: z.array(sizeGroupView),
    },
    async ({ shop, visit: { language, market } }) =>
      ok(toSizeGroups(await readSizeGuides(shop), { language, marketDefault: market.defaultLocale })),
  );

  addRead(
    api,
    {
      path: '/customersize/tree',
      summary: 'All sizes to choose from',
      query: whereQuery,
      answer: z.array(sizeNode),
    },
    async ({ shop, visit: { language, market } }) => {
      const { parametrics } = await shop.snapshots.read(wordsOfMarket, market.code);
      const genders = parametrics.get('gender')?.values ?? [];
      return ok(
        toSizeTree(
          await readSizeGuides(shop),
          { language, marketDefault: market.defaultLocale },
          new Map(genders.map(({ code, name }) => [code, name[language] ?? code])),
        ),
      );
    },
  );

  addOwnMeasures(api);
  addOwnSizes(api);

  addRead(
    api,
    {
      path: '/products/{sku}/sizeguide',
      summary: 'The size guide of a product: garment dimensions and body measures',
      description: 'For a product without its own guide, those of its category are returned.',
      params: skuParams,
      query: whereQuery,
      answer: sizeGuideAnswer,
    },
    async ({ shop, visit, params: { sku } }) => {
      const viewer = await readCaller(shop, visit, everything);
      const detail = await findProduct(shop, visit, viewer, { sku });
      if (!detail) return refuse({ code: 'product-not-found', product: sku });
      return ok(sizeGuideView(await readProductSizeGuide(shop, visit, viewer, detail), speechOf(shop, visit)));
    },
  );

  return api;
}

const speechOf = ({ texts }: Pick<Shop, 'texts'>, { language, market }: Visit) => ({
  language,
  marketDefault: market.defaultLocale,
  nameOfDimension: (code: string) => texts.say(language, 'sizing', `dimension.${code}`),
});

function addOwnMeasures(api: Api) {
  const path = '/customersize/measures';

  addRead(
    api,
    {
      path,
      summary: 'The caller’s body measures',
      needsToken: true,
      query: measuresQuery,
      answer: measuresView,
    },
    ({ shop, visit, query }) => ofOneself(visit, query, () => readMyMeasures(shop, visit)),
  );

  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Save the caller’s measures, and delete those that are null',
      needsToken: true,
      query: measuresQuery,
      body: measuresInput,
      answer: measuresView,
    },
    ({ shop, visit, query, body }) => ofOneself(visit, query, () => saveMyMeasures(shop, visit, body)),
  );

  addCall(
    api,
    {
      method: 'delete',
      path,
      summary: 'Delete all measures of the caller',
      needsToken: true,
      query: measuresQuery,
      answer: measuresView,
    },
    ({ shop, visit, query }) => ofOneself(visit, query, () => forgetMyMeasures(shop, visit)),
  );

  addRead(
    api,
    {
      path: '/customersize/suggestions',
      summary: 'The size in each size group that the caller’s measures give, with the reason',
      needsToken: true,
      query: whereQuery,
      answer: z.array(suggestedSizeView),
    },
    async ({ shop, visit }) => {
      const suggested = await suggestMySizes(shop, visit);
      return suggested.ok
        ? ok(suggested.value.map(({ sizeGroup, advice }) => toSuggestedSizeView(sizeGroup, advice)))
        : suggested;
    },
  );
}

/** Refuses requests for another person, for reading and changing alike. */
async function ofOneself(
  { claims }: Visit,
  { customerId }: { customerId?: number | undefined },
  run: () => Promise<Result<Measures, Refusal>>,
) {
  if (claims && customerId !== undefined && customerId !== claims.customer_id) return refuse({ code: 'not-allowed' });
  const done = await run();
  return done.ok ? ok(toMeasuresView(done.value)) : done;
}

function addOwnSizes(api: Api) {
  const own = {
    path: '/customersize/{id}',
    needsToken: true,
    params: customerSizeParams,
    query: customerSizeQuery,
  } as const;

  addRead(
    api,
    { ...own, summary: 'The caller’s saved sizes', answer: z.array(customerSizeView) },
    ({ shop, visit, params, query }) => readCustomerSizes(shop, visit, { ...params, customerId: query.customerId }),
  );

  addCall(
    api,
    {
      ...own,
      method: 'put',
      summary: 'Save the caller’s size in a size group',
      body: customerSizeInput,
      answer: customerSizeView,
    },
    ({ shop, visit, params, query, body }) =>
      saveCustomerSize(shop, visit, { ...params, ...body, customerId: query.customerId }),
  );

  addCall(
    api,
    {
      ...own,
      method: 'delete',
      summary: 'Delete the size of a size group, or all; returns the rest',
      answer: z.array(customerSizeView),
    },
    ({ shop, visit, params, query }) => removeCustomerSize(shop, visit, { ...params, customerId: query.customerId }),
  );
}

/** A call of the content service: the size guides of a category or kind of garment. */
export function sizeGuideContentApi() {
  const api = createApi();
  addRead(
    api,
    {
      path: '/sizeguide/{code}',
      summary: 'The size guides of a category, or of a size group',
      params: sizeGuideParams,
      query: whereQuery,
      answer: sizeGuideAnswer,
    },
    async ({ shop, visit, params: { code } }) => {
      const group = findSizeGroup(await readSizeGuides(shop), code);
      if (group) return ok(sizeGuideView({ guides: [group] }, speechOf(shop, visit)));
      const category = await findCategory(shop, visit, code);
      if (category === undefined) return refuse({ code: 'category-not-found', category: code });
      const viewer = await readCaller(shop, visit, everything);
      const guides = await readCategorySizeGuides(shop, visit, viewer, category);
      return ok(sizeGuideView({ guides }, speechOf(shop, visit)));
    },
  );
  return api;
}

async function findCategory(shop: Shop, visit: Visit, named: string): Promise<string | undefined> {
  const { nodes } = await readCategoryTree(shop, visit);
  const byCode = [...nodes.keys()].find((code) => code.toLowerCase() === named.toLowerCase());
  return byCode ?? findCategoryCode(shop, visit, /^\d+$/.test(named) ? undefined : named, Number(named));
}

import * as z from 'zod';
import { ok } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { addRead } from './calls/add-read.server.ts';
import { wordsOfMarket } from './calls/market-words.server.ts';
import { toSizeGroups, toSizeTree } from './calls/size-tree.ts';
import { whereQuery } from './calls/where.ts';
import { readCustomerSizes } from './read-customer-sizes.server.ts';
import { readSizeGuides } from './size-guides.server.ts';
import { customerSizeParams, customerSizeQuery, customerSizeView, sizeGroupView, sizeNode } from './sizes-schema.ts';

export function sizesApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/products/sizeGroups',
      summary: 'The groups of sizes, each with its sizes in order',
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
      summary: 'All sizes to choose one’s own from',
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

  addRead(
    api,
    {
      path: '/customersize/{id}',
      summary: 'The sizes that somebody keeps, for themselves alone',
      needsToken: true,
      params: customerSizeParams,
      query: customerSizeQuery,
      answer: z.array(customerSizeView),
    },
    ({ shop, visit, params, query }) => readCustomerSizes(shop, visit, { ...params, customerId: query.customerId }),
  );

  return api;
}

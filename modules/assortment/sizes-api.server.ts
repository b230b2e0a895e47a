import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { fileUrl } from '../media/file-address.ts';
import { addRead } from './calls/add-read.server.ts';
import { everything, readCaller } from './calls/caller.server.ts';
import { wordsOfMarket } from './calls/market-words.server.ts';
import { findSizeGroup, toSizeGroups, toSizeTree } from './calls/size-tree.ts';
import { whereQuery } from './calls/where.ts';
import { findProduct } from './find-product.server.ts';
import { skuParams } from './products-schema.ts';
import { readCustomerSizes } from './read-customer-sizes.server.ts';
import { sizeGuidePdf, sizeGuideView } from './size-guide.ts';
import { readSizeGuides } from './size-guides.server.ts';
import {
  customerSizeParams,
  customerSizeQuery,
  customerSizeView,
  sizeGroupView,
  sizeGuideAnswer,
  sizeNode,
} from './sizes-schema.ts';

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

  addRead(
    api,
    {
      path: '/products/{sku}/sizeguide',
      summary: 'The size guide of a product: its own measures and those of the bodies it fits',
      params: skuParams,
      query: whereQuery,
      answer: sizeGuideAnswer,
    },
    async ({ shop, visit, params: { sku } }) => {
      const detail = await findProduct(shop, visit, await readCaller(shop, visit, everything), { sku });
      if (!detail) return refuse({ code: 'product-not-found', product: sku });
      const { language, market } = visit;
      const guide = findSizeGroup(await readSizeGuides(shop), detail.sizeGuide ?? '');
      const pdf = sizeGuidePdf([...detail.media, ...detail.colours.flatMap(({ media }) => media)]);
      const speech = { language, marketDefault: market.defaultLocale };
      return ok(sizeGuideView(guide, detail.dimensions, pdf && fileUrl(pdf), speech));
    },
  );

  return api;
}

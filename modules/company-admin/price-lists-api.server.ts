import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { idParam } from '../id-param.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { createPriceList } from './create-price-list.server.ts';
import { listPriceLists } from './list-price-lists.server.ts';
import { addListedProduct, removeListedProduct } from './price-list-products.server.ts';
import {
  addProductParams,
  addProductQuery,
  changedProducts,
  companyPriceListView,
  newPriceListInput,
  removeProductParams,
  removeProductQuery,
  toPriceListView,
} from './price-list-schema.ts';

const marketQuery = z.object({ marketId: idParam.optional() });

/** The price lists of the product service. */
export function priceListsApi() {
  const api = createApi();
  addReads(api);
  addChanges(api);
  return api;
}

function addReads(api: Api) {
  const read = { method: 'get', needsToken: true, query: marketQuery, answer: z.array(companyPriceListView) } as const;
  addCall(
    api,
    { ...read, path: '/priceList', summary: 'The price lists of a market that the caller may see' },
    ({ shop, visit, query }) => listsIn(shop, visit, query.marketId),
  );
  addCall(
    api,
    { ...read, path: '/priceList/external', summary: 'The market’s price lists of external suppliers' },
    async ({ shop, visit, query }) => {
      const lists = await listsIn(shop, visit, query.marketId);
      return lists.ok ? ok(lists.value.filter(({ type }) => type === 9)) : lists;
    },
  );
}

async function listsIn(shop: Shop, visit: Visit, marketId: number | undefined) {
  const market = marketId === undefined ? visit.market : findMarketBySiteId(marketId);
  if (!market) return refuse({ code: 'market-not-found', marketId: String(marketId) });
  const lists = await listPriceLists(shop, visit, market);
  return lists.ok ? ok(lists.value.map(toPriceListView)) : lists;
}

function addChanges(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/priceList',
      summary: 'Create a price list and connect it to a company, for staff with the task `customers`',
      needsToken: true,
      creates: true,
      query: z.object({ companyId: idParam }),
      body: newPriceListInput,
      answer: companyPriceListView,
    },
    async ({ shop, visit, query, body }) => {
      const created = await createPriceList(shop, visit, query.companyId, body);
      return created.ok ? ok(toPriceListView(created.value)) : created;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/priceList/{companyId}/{sku}',
      summary: 'Add a product to a price list of a company, for staff with the task `customers`',
      needsToken: true,
      params: addProductParams,
      query: addProductQuery,
      answer: changedProducts,
    },
    ({ shop, visit, params, query }) => addListedProduct(shop, visit, { ...params, ...query }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/priceList/{id}/{sku}',
      summary: 'Remove a product from a price list, for staff with the task `customers`',
      needsToken: true,
      params: removeProductParams,
      query: removeProductQuery,
      answer: changedProducts,
    },
    ({ shop, visit, params, query }) =>
      removeListedProduct(shop, visit, { priceListId: params.id, sku: params.sku, mode: query.mode }),
  );
}

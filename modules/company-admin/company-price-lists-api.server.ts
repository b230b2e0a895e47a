import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { feedCode } from '../catalogue/feed-values.ts';
import { companyParams } from '../company/company-schema.ts';
import { connectPriceList, disconnectPriceList, readAllowedLists } from './company-price-lists.server.ts';
import { createPriceList } from './create-price-list.server.ts';
import { allowedPriceListView, companyPriceListView, newPriceListInput, toPriceListView } from './price-list-schema.ts';

const connectionParams = companyParams.extend({ code: feedCode });
const connection = z.object({ priceListId: z.string() });
const nameView = z.object({ code: z.string(), name: z.string() });

export function companyPriceListsApi() {
  const api = createApi();
  addReads(api);
  addChanges(api);
  return api;
}

function addReads(api: Api) {
  addCall(
    api,
    {
      method: 'get',
      path: '/companies/{companyId}/pricelists',
      summary: 'The price lists that a company may use',
      needsToken: true,
      params: companyParams,
      answer: z.array(allowedPriceListView),
    },
    async ({ shop, visit, params }) => {
      const lists = await readAllowedLists(shop, visit, params.companyId);
      if (!lists.ok) return lists;
      return ok(
        lists.value.map(({ isConnected, isPrimary, isConnectable: _isConnectable, ...list }) => ({
          ...toPriceListView(list),
          isConnected,
          isPrimary,
        })),
      );
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/companies/{companyId}/pricelists/names',
      summary: 'Code and name of the price lists that a company is connected to',
      needsToken: true,
      params: companyParams,
      answer: z.array(nameView),
    },
    async ({ shop, visit, params }) => {
      const lists = await readAllowedLists(shop, visit, params.companyId);
      if (!lists.ok) return lists;
      return ok(lists.value.filter(({ isConnected }) => isConnected).map(({ code, name }) => ({ code, name })));
    },
  );
}

function addChanges(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/companies/{companyId}/pricelists',
      summary: 'Create a price list for a company, for staff with the task `customers`',
      needsToken: true,
      creates: true,
      params: companyParams,
      body: newPriceListInput,
      answer: companyPriceListView,
    },
    async ({ shop, visit, params, body }) => {
      const created = await createPriceList(shop, visit, params.companyId, body);
      return created.ok ? ok(toPriceListView(created.value)) : created;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/companies/{companyId}/pricelists/{code}',
      summary: 'Connect a price list to a company; role 65 connects those of the parent alone',
      needsToken: true,
      params: connectionParams,
      answer: connection,
    },
    ({ shop, visit, params }) => connectPriceList(shop, visit, params.companyId, params.code),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/companies/{companyId}/pricelists/{code}',
      summary: 'Disconnect a price list from a company',
      needsToken: true,
      params: connectionParams,
      answer: connection,
    },
    ({ shop, visit, params }) => disconnectPriceList(shop, visit, params.companyId, params.code),
  );
}

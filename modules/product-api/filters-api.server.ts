import * as z from 'zod';
import { ok } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { filtersOf } from '../assortment/filters.ts';
import { readCountedList } from '../assortment/read-product-list.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { readCaller } from './caller.server.ts';
import { createFilterWriter } from './calls/filter-text.ts';
import { type ListQuery, listQuery, questionFrom } from './calls/list-question.ts';
import { countsOf, filterCountsView, filterView } from './filters-schema.ts';
import { findPlace } from './list-place.server.ts';

export function filtersApi() {
  const api = createApi();
  const write = createFilterWriter();

  addRead(
    api,
    {
      path: '/filter/search',
      summary: 'The filters of a query’s results, each value with its count',
      query: listQuery,
      answer: z.array(filterView),
    },
    async ({ shop, visit, query }) => {
      const list = await ask(shop, visit, query);
      return list.ok ? ok({ json: write(list.value.counted) }) : list;
    },
  );

  addRead(
    api,
    {
      path: '/filter/search/count',
      summary: 'The number of results of each filter value, with the query’s selections in the other filters',
      query: listQuery,
      answer: filterCountsView,
    },
    async ({ shop, visit, query }) => {
      const list = await ask(shop, visit, query);
      if (!list.ok) return list;
      const { counted, total, priceLimits } = list.value;
      const filters = filtersOf(counted.dictionary, counted, counted.chosenIds);
      return ok({
        total,
        listValues: countsOf(filters, 'ParametricList'),
        multipleValues: countsOf(filters, 'ParametricMultiple'),
        ...(priceLimits && { priceLimits }),
      });
    },
  );

  return api;
}

/** Runs the list query without returning a page. */
async function ask(shop: Shop, visit: Visit, query: ListQuery) {
  const place = await findPlace(shop, visit, query);
  if (!place.ok) return place;
  const question = { ...questionFrom(query, place.value), page: 1, pageSize: 1 };
  return ok(await readCountedList(shop, visit, await readCaller(shop, visit, query), question));
}

import { ok } from '#core/result.ts';
import { type Api, createApi } from '../api.server.ts';
import { readCards } from '../assortment/read-cards.server.ts';
import { readCountedList } from '../assortment/read-product-list.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { readCaller } from './caller.server.ts';
import { createListWriter, type ListWriter, pageOfCards } from './calls/list-answer.server.ts';
import {
  type ListQuery,
  listWithFiltersQuery,
  pageQuery,
  questionFrom,
  skuField,
  termField,
} from './calls/list-question.ts';
import { createProductWriter } from './calls/product-answer.server.ts';
import { addRelated } from './calls/related-calls.server.ts';
import { sortCards } from './calls/sort-cards.ts';
import { findPlace } from './list-place.server.ts';
import { productListView, productView, skuParams, termParams, uniqueNameParams } from './products-schema.ts';

export function productsApi() {
  const api = createApi();
  const writeList = createListWriter();
  addLists(api, writeList);
  addRelated(api, writeList);
  addSingle(api);
  return api;
}

function addLists(api: Api, writeList: ListWriter) {
  addRead(
    api,
    {
      path: '/products',
      summary: 'A page of products with filters, order and search; or products by number',
      query: listWithFiltersQuery,
      answer: productListView,
    },
    ({ shop, visit, query }) =>
      query.sku.length > 0 ? answerSkus(writeList, shop, visit, query) : answerList(writeList, shop, visit, query),
  );

  addRead(
    api,
    {
      path: '/products/search',
      summary: 'The products that match a text, the best first',
      query: listWithFiltersQuery.extend({ query: termField }),
      answer: productListView,
    },
    ({ shop, visit, query }) => answerList(writeList, shop, visit, query),
  );

  addRead(
    api,
    {
      path: '/products/search/{term}',
      summary: 'The products that match a text, the best first',
      params: termParams,
      query: listWithFiltersQuery,
      answer: productListView,
    },
    ({ shop, visit, params, query }) => answerList(writeList, shop, visit, { ...query, query: params.term }),
  );
}

function addSingle(api: Api) {
  const write = createProductWriter();

  addRead(
    api,
    {
      path: '/products/uniqueName/{name}',
      summary: 'A product by its slug',
      params: uniqueNameParams,
      query: pageQuery,
      answer: productView,
    },
    async ({ shop, visit, params: { name }, query }) =>
      write(shop, visit, await readCaller(shop, visit, query), { uniqueName: name.toLowerCase() }),
  );

  addRead(
    api,
    {
      path: '/products/{sku}',
      summary: 'A product by its base part number, colour part number or sku',
      params: skuParams,
      query: pageQuery,
      answer: productView,
    },
    async ({ shop, visit, params, query }) => write(shop, visit, await readCaller(shop, visit, query), params),
  );
}

async function answerList(writeList: ListWriter, shop: Shop, visit: Visit, query: ListQuery) {
  const place = await findPlace(shop, visit, query);
  if (!place.ok) return place;
  const question = questionFrom(query, place.value);
  const list = await readCountedList(shop, visit, await readCaller(shop, visit, query), question);
  const { total, page, pageSize, sort, priceLimits, didYouMean } = list;
  const facts = { total, page, pageSize, mode: question.mode, sortField: sort.field, sortOrder: sort.order };
  const filters = query.includeFilters ? list.counted : undefined;
  return ok(await writeList(shop, visit, list.cards, { ...facts, priceLimits, didYouMean }, filters));
}

/**
 * Returns the requested skus in the requested order, unless the call specifies a sort order. Unknown skus are left out.
 */
async function answerSkus(writeList: ListWriter, shop: Shop, visit: Visit, query: ListQuery) {
  const skus = [...new Set(query.sku.flatMap((sku) => skuField.safeParse(sku).data ?? []))];
  const viewer = await readCaller(shop, visit, query);
  const found = [...new Set(await readCards(shop, visit, viewer, skus))];
  const { sort } = questionFrom(query, {});
  const cards = sort ? sortCards(found, sort, visit.language) : found;
  const { cards: shown, facts } = pageOfCards(cards, query.page ?? 1, query.pageSize ?? query.sku.length);
  const { mode = 'ColorVariants' } = query;
  return ok(await writeList(shop, visit, shown, { ...facts, mode }));
}

import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../../api.server.ts';
import { addToCart } from '../add-to-cart.server.ts';
import { changeRow } from '../change-row.server.ts';
import { chooseServices } from '../choose-services.server.ts';
import { removeRows } from '../remove-rows.server.ts';
import { readCartRows } from '../rows/read-cart-rows.server.ts';
import { splitRow } from '../split-row.server.ts';
import { metadataView, toRowView } from './carts-schema.ts';
import { pricedRowsView, toPricedRows } from './priced-rows-schema.ts';
import { readRow } from './read-row.server.ts';
import {
  itemOf,
  newRowInput,
  newRowsInput,
  quantityInput,
  rowEntryInput,
  rowInput,
  rowParams,
  rowsParams,
  rowView,
  servicesAnswer,
  servicesInput,
  splitQuery,
  toEntries,
} from './rows-schema.ts';
import { speechOf } from './speech-of.ts';

/** Calls for rows. Callers reach rows of their own carts; any other row answers 404. */
export function rowsApi() {
  const api = createApi();
  addAdding(api);
  addChanging(api);
  addServices(api);
  addRowEntries(api);
  return api;
}

function addServices(api: Api) {
  addCall(
    api,
    {
      method: 'put',
      path: '/carts/{id}/products/{rowId}/vas',
      summary: 'Choose the services of a row',
      description:
        'Replaces all services of the row; an empty list clears them and the wearer. What the company requires cannot be left out.',
      params: rowParams,
      body: servicesInput,
      answer: servicesAnswer,
    },
    async ({ shop, visit, params: { id, rowId }, body: { services, customerId, version } }) => {
      const chosen = await chooseServices(shop, visit, {
        cartId: id,
        rowId,
        services,
        coworkerId: customerId,
        version,
      });
      if (!chosen.ok) return chosen;
      return ok({ ...toRowView(chosen.value.row), children: chosen.value.services.map(toRowView) });
    },
  );
}

function addAdding(api: Api) {
  addCall(
    api,
    {
      method: 'get',
      path: '/carts/{id}/products',
      summary: 'The rows of a cart with their current prices',
      params: rowsParams,
      answer: pricedRowsView,
    },
    async ({ shop, visit, params }) => {
      const shown = await readCartRows(shop, visit, { cartId: params.id });
      return shown.ok ? ok(toPricedRows(shown.value, speechOf(shop, visit))) : shown;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/carts/{id}/products',
      summary: 'Add an article to a cart',
      description:
        'Returns the row: a new one, or an existing one with an increased quantity. Prices are the caller’s own; prices in metadata are ignored. If the caller’s current cart was deleted, a new one is created.',
      creates: true,
      params: rowsParams,
      body: newRowInput,
      answer: rowView,
    },
    async ({ shop, visit, params, body }) => {
      const added = await addToCart(shop, visit, { cartId: params.id, items: [itemOf(body)] });
      if (!added.ok) return added;
      const [row] = added.value.rows;
      return row ? ok(toRowView(row)) : refuse({ code: 'row-not-found' });
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/carts/{id}/products/batch',
      summary: 'Add many articles at once, all or none',
      creates: true,
      params: rowsParams,
      body: newRowsInput,
      answer: z.array(rowView),
    },
    async ({ shop, visit, params, body }) => {
      const added = await addToCart(shop, visit, { cartId: params.id, items: body.map(itemOf) });
      return added.ok ? ok(added.value.rows.map(toRowView)) : added;
    },
  );
}

const removed = z.object({ rowIds: z.array(z.string()) });
const changed = z.object({ id: z.string(), version: z.number().int(), row: rowView.optional() });

function addChanging(api: Api) {
  addCall(
    api,
    {
      method: 'put',
      path: '/carts/{id}/products/{rowId}',
      summary: 'Change a row: size or colour by another sku, quantity, metadata',
      params: rowParams,
      body: rowInput,
      answer: changed,
    },
    async ({ shop, visit, params, body: { sku, quantity, metadata, version } }) => {
      const change = { sku, quantity, entries: toEntries(metadata) };
      return toChanged(await changeRow(shop, visit, { cartId: params.id, rowId: params.rowId, version, change }));
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/carts/{id}/products/{rowId}/quantity',
      summary: 'Change the quantity of a row; 0 removes it',
      params: rowParams,
      body: quantityInput,
      answer: changed,
    },
    async ({ shop, visit, params, body: { quantity, version } }) =>
      toChanged(
        await changeRow(shop, visit, { cartId: params.id, rowId: params.rowId, version, change: { quantity } }),
      ),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/carts/{id}/products/{rowId}',
      summary: 'Remove a row and its services',
      params: rowParams,
      answer: removed,
    },
    async ({ shop, visit, params }) => {
      const gone = await removeRows(shop, visit, { cartId: params.id, rowIds: [params.rowId] });
      return gone.ok ? ok({ rowIds: gone.value.rowIds }) : gone;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/carts/{id}/products/{rowId}/split',
      summary: 'Split a row; the remaining row comes first',
      creates: true,
      params: rowParams,
      query: splitQuery,
      answer: z.array(rowView),
    },
    async ({ shop, visit, params, query }) => {
      const split = await splitRow(shop, visit, { cartId: params.id, rowId: params.rowId, ...query });
      return split.ok ? ok(split.value.rows.map(toRowView)) : split;
    },
  );
}

function addRowEntries(api: Api) {
  const entries = '/carts/{id}/products/{rowId}/metadata' as const;
  addCall(
    api,
    { method: 'get', path: entries, summary: 'The metadata of a row', params: rowParams, answer: metadataView },
    async ({ shop, visit, params }) => {
      const row = await readRow(shop, visit, { cartId: params.id, rowId: params.rowId });
      return row.ok ? ok([...row.value.metadata]) : row;
    },
  );

  const writing = [
    { method: 'post', path: entries, summary: 'Add a metadata entry to a row', creates: true },
    { method: 'put', path: entries, summary: 'Change a metadata entry of a row' },
    { method: 'put', path: `${entries}/upsert`, summary: 'Add or change a metadata entry of a row' },
  ] as const;
  for (const call of writing)
    addCall(
      api,
      {
        ...call,
        description: 'Keys are unique; an empty value removes the entry.',
        params: rowParams,
        body: rowEntryInput,
        answer: metadataView,
      },
      async ({ shop, visit, params, body }) => {
        const change = { entries: toEntries([body]) };
        const done = await changeRow(shop, visit, { cartId: params.id, rowId: params.rowId, change });
        return done.ok ? ok([...(done.value.row?.metadata ?? [])]) : done;
      },
    );
}

function toChanged(result: Awaited<ReturnType<typeof changeRow>>) {
  if (!result.ok) return result;
  const { rowId, version, row } = result.value;
  return ok({ id: rowId, version, ...(row && { row: toRowView(row) }) });
}

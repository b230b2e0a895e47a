import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { type Api, addCall, createApi } from '../../api.server.ts';
import { isEnabled } from '../../flags/read-flags.server.ts';
import type { Refusal } from '../../refusals.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { Cart } from '../cart.ts';
import { metadataOf } from '../cart-metadata.ts';
import { createCart } from '../create-cart.server.ts';
import { readCartRows } from '../rows/read-cart-rows.server.ts';
import {
  cartEntryInput,
  cartInput,
  cartParams,
  cartsQuery,
  entryParams,
  metadataView,
  otherEntries,
  storedCartView,
  toCartView,
  twoCartsParams,
} from './carts-schema.ts';
import { combineCarts } from './combine-carts.server.ts';
import { removeCart, removeCartEntry, renameCart, saveCartEntry } from './edit-cart.server.ts';
import { getCart, listCarts } from './get-cart.server.ts';
import { pricedRowsView, toPricedRows } from './priced-rows-schema.ts';
import { itemOf, newCartInput } from './rows-schema.ts';
import { speechOf } from './speech-of.ts';

const pricedCartView = storedCartView.extend({ products: pricedRowsView }).meta({ id: 'PricedCart' });

/** Calls for whole carts. Callers reach their own carts; any other cart answers 404. */
export function cartsApi() {
  const api = createApi();
  addCarts(api);
  addEntries(api);
  addCombining(api);
  return api;
}

function addCarts(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/carts',
      summary: 'Create a cart, empty or with products, as the caller’s current cart',
      description:
        'Without a token it belongs to the holder of the cookie in the response; with a client’s token, to the person it acts for.',
      creates: true,
      body: newCartInput,
      answer: storedCartView,
    },
    async ({ shop, visit, body: { products = [], ...words } }) =>
      shown(shop, visit, await createCart(shop, visit, { ...words, items: products.map(itemOf) })),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/carts',
      summary: 'The caller’s own carts, the most recently changed first, at most 100',
      query: cartsQuery,
      answer: z.array(storedCartView),
    },
    async ({ shop, visit, query }) => {
      const { Status: status, IsActive } = query;
      const isActive = IsActive === undefined ? undefined : IsActive === 'true';
      const { value: carts } = await listCarts(shop, visit, { status, isActive, entries: otherEntries(query) });
      const engine = await engineOf(shop, visit);
      return ok(carts.map((cart) => toCartView(cart, engine)));
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/carts/{id}',
      summary: 'A cart with its rows and current prices',
      params: cartParams,
      answer: pricedCartView,
    },
    async ({ shop, visit, params }) => {
      const shown = await readCartRows(shop, visit, { cartId: params.id });
      if (!shown.ok) return shown;
      const cart = toCartView(shown.value.cart, await engineOf(shop, visit));
      return ok({ ...cart, products: toPricedRows(shown.value, speechOf(shop, visit)) });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/carts/{id}',
      summary: 'Change the name and the description of a cart',
      params: cartParams,
      body: cartInput,
      answer: storedCartView,
    },
    async ({ shop, visit, params, body }) => shown(shop, visit, await renameCart(shop, visit, { ...params, ...body })),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/carts/{id}',
      summary: 'Delete a cart permanently',
      params: cartParams,
      answer: storedCartView,
    },
    async ({ shop, visit, params }) => shown(shop, visit, await removeCart(shop, visit, params)),
  );
}

function addEntries(api: Api) {
  const entries = (answered: Result<Cart, Refusal>) => (answered.ok ? ok(metadataOf(answered.value)) : answered);

  addCall(
    api,
    {
      method: 'get',
      path: '/carts/{id}/metadata',
      summary: 'The metadata of a cart',
      params: cartParams,
      answer: metadataView,
    },
    async ({ shop, visit, params }) => entries(await getCart(shop, visit, params)),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/carts/{id}/metadata/upsert',
      summary: 'Create or change a metadata entry',
      description: 'A PromotionCode is checked whenever the cart is priced.',
      params: cartParams,
      body: cartEntryInput,
      answer: metadataView,
    },
    async ({ shop, visit, params, body: { Key, Value } }) =>
      entries(await saveCartEntry(shop, visit, { ...params, key: Key, value: Value })),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/carts/{id}/metadata/{entryId}',
      summary: 'Delete a metadata entry; Status, IsActive and SessonId stay',
      params: entryParams,
      answer: metadataView,
    },
    async ({ shop, visit, params }) => entries(await removeCartEntry(shop, visit, params)),
  );
}

function addCombining(api: Api) {
  const calls = [
    ['append', 'Put the rows of another own cart into a cart as well'],
    ['replace', 'Put the rows of another own cart into a cart, in place of its own'],
  ] as const;
  for (const [method, summary] of calls)
    addCall(
      api,
      {
        method: 'put',
        path: `/carts/{id}/${method}/{otherId}`,
        summary,
        params: twoCartsParams,
        answer: storedCartView,
      },
      async ({ shop, visit, params: { id: cartId, otherId } }) =>
        shown(shop, visit, await combineCarts(shop, visit, { cartId, otherId, method })),
    );
}

async function shown(shop: Shop, visit: Visit, answered: Result<Cart, Refusal>) {
  return answered.ok ? ok(toCartView(answered.value, await engineOf(shop, visit))) : answered;
}

async function engineOf(shop: Shop, visit: Visit) {
  return (await isEnabled(shop, visit, 'UseNorcePromotions')) ? { ipAddress: visit.clientAddress } : undefined;
}

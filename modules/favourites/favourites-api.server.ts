import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { changeItem, changeItems } from './change-items.server.ts';
import { createList, removeList, renameList, restoreList, shareList } from './edit-lists.server.ts';
import { defaultList, isSkuOf } from './favourites.ts';
import {
  changedView,
  changesInput,
  goneView,
  itemInput,
  itemParams,
  listInput,
  listParams,
  listsView,
  namedView,
  sharedListView,
  sharedParams,
  sharingInput,
  sharingView,
  toChange,
  toItems,
  toListView,
  wholeListView,
} from './favourites-schema.ts';
import { readList, readLists, readSharedList } from './read-lists.server.ts';

/** Favourite lists. Callers reach their own lists for the company that they buy for; any other list answers 404. */
export function favouritesApi() {
  const api = createApi();
  addReading(api);
  addLists(api);
  addItems(api);
  return api;
}

function addReading(api: Api) {
  addCall(
    api,
    {
      method: 'get',
      path: '/favourites/lists',
      summary: 'The caller’s lists of favourites, the default one first',
      needsToken: true,
      answer: listsView,
    },
    async ({ shop, visit }) => {
      const lists = await readLists(shop, visit);
      return lists.ok ? ok(lists.value.map(toListView)) : lists;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/favourites/default',
      summary: 'The default list with its items, the latest first',
      needsToken: true,
      answer: wholeListView,
    },
    async ({ shop, visit }) => toWhole(await readList(shop, visit, { listId: defaultList })),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/favourites/lists/{listId}',
      summary: 'A list with its items, the latest first',
      needsToken: true,
      params: listParams,
      answer: wholeListView,
    },
    async ({ shop, visit, params }) => toWhole(await readList(shop, visit, params)),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/favourites/shared/{token}',
      summary: 'A list that a colleague shares',
      description: 'Only for people of the same company in the same market; others get 404.',
      params: sharedParams,
      answer: sharedListView,
    },
    async ({ shop, visit, params }) => {
      const list = await readSharedList(shop, visit, params);
      if (!list.ok) return list;
      const { name, isDefault, ownerName, items } = list.value;
      return ok({ name, isDefault, ownerName, items: toItems(items) });
    },
  );
}

function addLists(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/favourites/lists',
      summary: 'Create a named list, for business buyers',
      needsToken: true,
      creates: true,
      body: listInput,
      answer: namedView,
    },
    ({ shop, visit, body }) => createList(shop, visit, body),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/favourites/lists/{listId}',
      summary: 'Rename a list',
      needsToken: true,
      params: listParams,
      body: listInput,
      answer: namedView,
    },
    ({ shop, visit, params, body }) => renameList(shop, visit, { ...params, ...body }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/favourites/lists/{listId}',
      summary: 'Remove a list; it can be restored for a week',
      needsToken: true,
      params: listParams,
      answer: goneView,
    },
    ({ shop, visit, params }) => removeList(shop, visit, params),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/favourites/lists/{listId}/restore',
      summary: 'Restore a removed list',
      needsToken: true,
      params: listParams,
      answer: namedView,
    },
    ({ shop, visit, params }) => restoreList(shop, visit, params),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/favourites/lists/{listId}/sharing',
      summary: 'Share a list with colleagues in its company by a link, or stop sharing',
      description: 'A revoked link stays invalid: sharing again creates a new one.',
      needsToken: true,
      params: listParams,
      body: sharingInput,
      answer: sharingView,
    },
    ({ shop, visit, params, body }) => shareList(shop, visit, { ...params, ...body }),
  );
}

function addItems(api: Api) {
  const description =
    'Of several changes to a part number the last one counts, whichever comes first; what was removed later stays removed. Sent again, nothing changes.';
  addCall(
    api,
    {
      method: 'put',
      path: '/favourites/default/items',
      summary: 'Change the default list: the favourites of a browser are merged into it at sign-in',
      description,
      needsToken: true,
      body: changesInput,
      answer: changedView,
    },
    async ({ shop, visit, body }) => {
      const changes = body.changes.map((wish) => toChange(wish, visit.now));
      return toChanged(await changeItems(shop, visit, { listId: defaultList, changes }));
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/favourites/lists/{listId}/items',
      summary: 'Change many items of a list',
      description,
      needsToken: true,
      params: listParams,
      body: changesInput,
      answer: changedView,
    },
    async ({ shop, visit, params, body }) => {
      const changes = body.changes.map((wish) => toChange(wish, visit.now));
      return toChanged(await changeItems(shop, visit, { ...params, changes }));
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/favourites/lists/{listId}/items/{partNo}',
      summary: 'Add a product to a list, or change its size',
      needsToken: true,
      params: itemParams,
      body: itemInput,
      answer: changedView,
    },
    async ({ shop, visit, params: { listId, partNo }, body }) => {
      if (body.sku !== undefined && !isSkuOf(body.sku, partNo))
        return refuse({ code: 'product-unknown', name: String(body.sku) });
      const change = toChange({ partNo, ...body, isRemoved: false }, visit.now);
      return toChanged(await changeItem(shop, visit, { listId, change }));
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/favourites/lists/{listId}/items/{partNo}',
      summary: 'Remove a product from a list',
      needsToken: true,
      params: itemParams,
      answer: changedView,
    },
    async ({ shop, visit, params: { listId, partNo } }) =>
      toChanged(await changeItem(shop, visit, { listId, change: toChange({ partNo, isRemoved: true }, visit.now) })),
  );
}

function toWhole(list: Awaited<ReturnType<typeof readList>>) {
  return list.ok ? ok({ ...toListView(list.value), items: toItems(list.value.items) }) : list;
}

function toChanged(changed: Awaited<ReturnType<typeof changeItems>>) {
  return changed.ok ? ok({ ...changed.value, items: toItems(changed.value.items) }) : changed;
}

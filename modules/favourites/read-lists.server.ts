import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { ownerOf } from './favourite-owner.ts';
import { findList, findSharedList, listItems, listLists } from './favourite-store.server.ts';
import { defaultList, type FavouriteList, isShareToken } from './favourites.ts';

type ReadingShop = Pick<Shop, 'db'>;
type Reader = Pick<Visit, 'claims' | 'market'>;

const emptyDefault: FavouriteList = {
  id: undefined,
  name: '',
  isDefault: true,
  itemCount: 0,
  modified: undefined,
  shareToken: undefined,
};

/** Access: signed-in visitors. Lists their own lists, the default list first even if it is empty. */
export async function readLists(shop: ReadingShop, visit: Reader) {
  const owner = ownerOf(visit);
  if (!owner) return refuse({ code: 'not-signed-in' });
  const lists: FavouriteList[] = await listLists(shop.db, owner);
  return ok(lists.some(({ isDefault }) => isDefault) ? lists : [emptyDefault, ...lists]);
}

/** Access: signed-in visitors, to their own list. */
export async function readList(shop: ReadingShop, visit: Reader, { listId }: { listId: string }) {
  const owner = ownerOf(visit);
  if (!owner) return refuse({ code: 'not-signed-in' });
  const list = await findList(shop.db, owner, listId);
  if (list) return ok({ ...list, items: await listItems(shop.db, list.id) });
  return listId === defaultList ? ok({ ...emptyDefault, items: [] }) : refuse({ code: 'favourite-list-not-found' });
}

/** Access: buyers of the list's company in its market; for others the list does not exist. */
export async function readSharedList(shop: ReadingShop, visit: Reader, { token }: { token: string }) {
  const owner = ownerOf(visit);
  const list =
    owner?.companyId === undefined || !isShareToken(token)
      ? undefined
      : await findSharedList(shop.db, token, { marketId: owner.marketId, companyId: owner.companyId });
  if (!list) return refuse({ code: 'favourite-list-not-found' });
  return ok({ ...list, items: await listItems(shop.db, list.id) });
}

/** Access: signed-in visitors. Finds a removed list of their own that can be restored. */
export async function findRemovedList(shop: ReadingShop, visit: Reader, { listId }: { listId: string }) {
  const owner = ownerOf(visit);
  const list = owner && (await findList(shop.db, owner, listId, { isRemoved: true }));
  return list?.isRemoved ? { id: list.id, name: list.name } : undefined;
}

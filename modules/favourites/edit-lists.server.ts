import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { changeOwn, changeOwnList, type ListShop, type ListVisit } from './change-list.server.ts';
import { mayHaveLists, mayShare } from './favourite-owner.ts';
import { findList, insertList, listLists, pruneLists, updateList } from './favourite-store.server.ts';
import { mostLists } from './favourites.ts';

type OneList = { readonly listId: string };

const restorableMs = 7 * 24 * 60 * 60 * 1000;

/** Access: business buyers, up to the maximum number of lists. */
export async function createList(shop: ListShop, visit: ListVisit, { name }: { name: string }) {
  if (visit.claims && !mayHaveLists(visit)) return refuse({ code: 'not-allowed' });
  const { now } = visit;
  return changeOwn(shop, visit, async (db, owner) => {
    await pruneLists(db, owner, new Date(now.getTime() - restorableMs));
    const others = (await listLists(db, owner)).filter(({ isDefault }) => !isDefault);
    if (others.length >= mostLists) return refuse({ code: 'favourite-lists-full', most: mostLists });
    const id = newId(now, randomBytes);
    await insertList(db, owner, { id, name, isDefault: false, now });
    return ok({ id, name });
  });
}

/** Access: list owner. The default list cannot be renamed; its name is a translated text. */
export async function renameList(shop: ListShop, visit: ListVisit, { listId, name }: OneList & { name: string }) {
  return changeOwnList(shop, visit, listId, async (db, list) => {
    if (list.isDefault) return refuse({ code: 'not-allowed' });
    await updateList(db, list.id, { name, modified_at: visit.now });
    return ok({ id: list.id, name });
  });
}

/** Access: list owner. Idempotent. The list can be restored for a week; its sharing ends. */
export async function removeList(shop: ListShop, visit: ListVisit, { listId }: OneList) {
  return changeOwn(shop, visit, async (db, owner) => {
    const list = await findList(db, owner, listId, { isRemoved: true });
    if (!list) return refuse({ code: 'favourite-list-not-found' });
    if (list.isDefault) return refuse({ code: 'not-allowed' });
    await updateList(db, list.id, { removed_at: visit.now, share_token: null });
    return ok({ id: list.id });
  });
}

/** Access: list owner, if the maximum number of lists is not reached. */
export async function restoreList(shop: ListShop, visit: ListVisit, { listId }: OneList) {
  return changeOwn(shop, visit, async (db, owner) => {
    const list = await findList(db, owner, listId, { isRemoved: true });
    if (!list) return refuse({ code: 'favourite-list-not-found' });
    const others = (await listLists(db, owner)).filter(({ id, isDefault }) => !isDefault && id !== list.id);
    if (others.length >= mostLists) return refuse({ code: 'favourite-lists-full', most: mostLists });
    await updateList(db, list.id, { removed_at: null });
    return ok({ id: list.id, name: list.name });
  });
}

/**
 * Access: list owner. Colleagues with the link, who buy for the same company, can read the list. Each sharing creates a
 * new link.
 */
export async function shareList(
  shop: ListShop,
  visit: ListVisit,
  { listId, isShared }: OneList & { isShared: boolean },
) {
  return changeOwnList(shop, visit, listId, async (db, list, owner) => {
    if (!mayShare(owner)) return refuse({ code: 'no-company' });
    const token = isShared ? (list.shareToken ?? randomBytes(16).toString('hex')) : null;
    await updateList(db, list.id, { share_token: token });
    return ok({ id: list.id, shareToken: token });
  });
}

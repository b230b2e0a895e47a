import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { changeOwn, changeOwnList, type ListShop, type ListVisit } from './change-list.server.ts';
import { mayHaveLists, mayShare } from './favourite-owner.ts';
import { findList, insertList, listLists, pruneLists, updateList } from './favourite-store.server.ts';
import { mostLists } from './favourites.ts';

type OneList = { readonly listId: string };

const restorableMs = 7 * 24 * 60 * 60 * 1000;

/** Business buyers may, as many as there is room for. */
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

/** The owner may; the list that everybody has keeps the name that each language gives it. */
export async function renameList(shop: ListShop, visit: ListVisit, { listId, name }: OneList & { name: string }) {
  return changeOwnList(shop, visit, listId, async (db, list) => {
    if (list.isDefault) return refuse({ code: 'not-allowed' });
    await updateList(db, list.id, { name, modified_at: visit.now });
    return ok({ id: list.id, name });
  });
}

/** The owner may, twice as well as once. For a week it can be brought back; what was shared of it is not shared any more. */
export async function removeList(shop: ListShop, visit: ListVisit, { listId }: OneList) {
  return changeOwn(shop, visit, async (db, owner) => {
    const list = await findList(db, owner, listId, { isRemoved: true });
    if (!list) return refuse({ code: 'favourite-list-not-found' });
    if (list.isDefault) return refuse({ code: 'not-allowed' });
    await updateList(db, list.id, { removed_at: visit.now, share_token: null });
    return ok({ id: list.id });
  });
}

/** The owner may, as long as there is room for it. */
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

/** The owner may, with colleagues: whoever has the link and buys for the same company reads it. Each sharing has a link of its own. */
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

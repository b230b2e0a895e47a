import { ok, refuse } from '#core/result.ts';
import { changeOwnList, type ListShop, type ListVisit } from './change-list.server.ts';
import { forgetRemoved, listChanges, listItems, saveChanges, updateList } from './favourite-store.server.ts';
import { type FavouriteWish, mostItems, takeChanges } from './favourites.ts';

type Wishes = { readonly listId: string; readonly changes: readonly FavouriteWish[] };

/**
 * Access: list owner. Idempotent: a change that is known or older than the stored one has no effect. Times from a
 * device clock that is ahead are corrected.
 */
export async function changeItems(shop: ListShop, visit: ListVisit, { listId, changes }: Wishes) {
  const { now } = visit;
  return changeOwnList(shop, visit, listId, async (db, list) => {
    const known = await listChanges(db, list.id);
    const addedAt = new Map(known.flatMap((one) => (one.isRemoved ? [] : [[one.partNo, one.addedAt]])));
    const wished = changes.map((change) => {
      const at = Math.min(change.at, now.getTime());
      return { ...change, at, addedAt: Math.min(change.addedAt ?? addedAt.get(change.partNo) ?? at, at) };
    });
    const { taken, leftOut } = takeChanges(known, wished);
    await saveChanges(db, list.id, taken);
    if (taken.some(({ isRemoved }) => isRemoved)) await forgetRemoved(db, list.id, mostItems);
    if (taken.length > 0) await updateList(db, list.id, { modified_at: now });
    return ok({ id: list.id, items: await listItems(db, list.id), leftOut: [...leftOut] });
  });
}

/** Access: list owner. Refused if the list is full. */
export async function changeItem(
  shop: ListShop,
  visit: ListVisit,
  { listId, change }: { readonly listId: string; readonly change: FavouriteWish },
) {
  const changed = await changeItems(shop, visit, { listId, changes: [change] });
  if (changed.ok && changed.value.leftOut.length > 0) return refuse({ code: 'favourites-full', most: mostItems });
  return changed;
}

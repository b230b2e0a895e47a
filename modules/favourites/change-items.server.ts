import { ok, refuse } from '#core/result.ts';
import { changeOwnList, type ListShop, type ListVisit } from './change-list.server.ts';
import { forgetRemoved, listChanges, listItems, saveChanges, updateList } from './favourite-store.server.ts';
import { type FavouriteChange, mostItems, takeChanges } from './favourites.ts';

type Wishes = { readonly listId: string; readonly changes: readonly FavouriteChange[] };

/**
 * The owner may, and as often as they like: a change that is known already, or older than what is known, changes nothing.
 * A device whose clock is ahead does not win against those that come after it.
 */
export async function changeItems(shop: ListShop, visit: ListVisit, { listId, changes }: Wishes) {
  const { now } = visit;
  return changeOwnList(shop, visit, listId, async (db, list) => {
    const wished = changes.map((change) => ({ ...change, at: Math.min(change.at, now.getTime()) }));
    const { taken, leftOut } = takeChanges(await listChanges(db, list.id), wished);
    await saveChanges(db, list.id, taken);
    if (taken.some(({ isRemoved }) => isRemoved)) await forgetRemoved(db, list.id, mostItems);
    if (taken.length > 0) await updateList(db, list.id, { modified_at: now });
    return ok({ id: list.id, items: await listItems(db, list.id), leftOut: [...leftOut] });
  });
}

/** The owner may: one that there is no room for is refused. */
export async function changeItem(
  shop: ListShop,
  visit: ListVisit,
  { listId, change }: { readonly listId: string; readonly change: FavouriteChange },
) {
  const changed = await changeItems(shop, visit, { listId, changes: [change] });
  if (changed.ok && changed.value.leftOut.length > 0) return refuse({ code: 'favourites-full', most: mostItems });
  return changed;
}

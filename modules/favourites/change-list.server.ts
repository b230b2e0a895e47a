import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FavouriteOwner, ownerOf } from './favourite-owner.ts';
import { findList, insertList, lockOwner } from './favourite-store.server.ts';
import { defaultList } from './favourites.ts';

export type ListShop = Pick<Shop, 'db'>;
export type ListVisit = Pick<Visit, 'claims' | 'market' | 'now'>;

type OwnList = NonNullable<Awaited<ReturnType<typeof findList>>>;

/** Access: signed-in visitors, to their own lists, which stay locked during the change. */
export async function changeOwn<T>(
  shop: ListShop,
  visit: ListVisit,
  change: (db: Db, owner: FavouriteOwner) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const owner = ownerOf(visit);
  if (!owner) return refuse({ code: 'not-signed-in' });
  return inTransaction(shop.db, async (db) => {
    await lockOwner(db, owner);
    return change(db, owner);
  });
}

/** The same for one list. The default list is created when it is first needed. */
export async function changeOwnList<T>(
  shop: ListShop,
  visit: ListVisit,
  listId: string,
  change: (db: Db, list: OwnList, owner: FavouriteOwner) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return changeOwn(shop, visit, async (db, owner) => {
    const list = await findList(db, owner, listId);
    if (list) return change(db, list, owner);
    if (listId !== defaultList) return refuse({ code: 'favourite-list-not-found' });
    await insertList(db, owner, { id: newId(visit.now, randomBytes), name: '', isDefault: true, now: visit.now });
    const made = await findList(db, owner, defaultList);
    return made ? change(db, made, owner) : refuse({ code: 'favourite-list-not-found' });
  });
}

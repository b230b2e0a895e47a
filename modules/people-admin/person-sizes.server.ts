import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { type CustomerSize, deleteSizes, listSizesOf, saveSize } from '../people/customer-size-store.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { sizeGuidesOfShop } from '../sizing/size-guides.server.ts';
import { findSizeGroup, sizesOf } from '../sizing/size-tree.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { reachToChange, readAdmin, readPerson } from './reach-person.server.ts';

/** For the person and their administrators: the person's size in each size group. */
export async function readPersonSizes(shop: PeopleShop, visit: Asking, customerId: number) {
  const person = await readPerson(shop, visit, customerId);
  return person.ok ? ok(await listSizesOf(shop.db, customerId)) : person;
}

type Input = {
  readonly customerId: number;
  /** An empty size removes the one of its group. Groups that are not listed keep theirs. */
  readonly sizes: readonly { readonly sizeGroup: string; readonly size: string }[];
  /** The size of each group as the editor saw it: unchanged ones stay as they are stored, and a group that somebody else changed is refused. */
  readonly seen?: ReadonlyMap<string, string> | undefined;
};

/** For administrators of the person. Saves all sizes or none. */
export async function savePersonSizes(shop: PeopleShop, visit: Asking, { customerId, sizes, seen }: Input) {
  const guides = await shop.snapshots.read(sizeGuidesOfShop, 'all');
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  return inTransaction(shop.db, async (db) => {
    await lockPerson(db, customerId);
    const reached = await reachToChange(db, admin.value, customerId);
    if (!reached.ok) return reached;
    const before = await listSizesOf(db, customerId);
    for (const { sizeGroup, size } of sizes) {
      const first = seen?.get(sizeGroup);
      if (first === size.trim()) continue;
      const stored = before.find((held) => held.sizeGroup === sizeGroup)?.size ?? '';
      if (first !== undefined && stored !== first && stored !== size.trim()) return refuse({ code: 'person-changed' });
      const group = findSizeGroup(guides, sizeGroup);
      if (!group) return refuse({ code: 'size-group-not-found', sizeGroup });
      const known = sizesOf(group).find((one) => one.toLowerCase() === size.trim().toLowerCase());
      if (known === undefined && size.trim() !== '')
        return refuse({ code: 'size-unknown', size, sizeGroup: group.code });
      if (known === undefined) await deleteSizes(db, customerId, group.code);
      else if (!before.some((held) => held.sizeGroup === group.code && held.size === known))
        await saveSize(db, customerId, { sizeGroup: group.code, size: known, changedAt: visit.now });
    }
    const after = await listSizesOf(db, customerId);
    await recordChange(db, visit, {
      action: 'customer.sizes-changed',
      subject: customerId,
      madeFor: reached.value.madeFor,
      before: {},
      after: {},
      personal: { of: customerId, before: byGroup(before), after: byGroup(after) },
    });
    return ok(after);
  });
}

const byGroup = (sizes: readonly CustomerSize[]) =>
  Object.fromEntries(sizes.map(({ sizeGroup, size }) => [sizeGroup, size]));

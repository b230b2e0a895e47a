import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordIfActing } from '../audit/record-change.server.ts';
import { deleteSizes, listSizesOf, saveSize } from '../people/customer-size-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCustomerSizes, toSizeView } from './read-customer-sizes.server.ts';
import { sizeGuidesOfShop } from './size-guides.server.ts';
import { findSizeGroup, sizesOf, wholeTree } from './size-tree.ts';

type SizeShop = Pick<Shop, 'db' | 'snapshots'>;
type SizeVisit = Pick<Visit, 'claims' | 'now'>;
type SizeRequest = { id: string; customerId: number | undefined };

/** Access: the person. Saves a size of a size group; it must exist in the group. */
export async function saveCustomerSize(
  shop: SizeShop,
  visit: SizeVisit,
  { id, customerId, size }: SizeRequest & { size: string },
) {
  const { claims, now } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (customerId !== undefined && customerId !== claims.customer_id) return refuse({ code: 'not-allowed' });
  const group = findSizeGroup(await shop.snapshots.read(sizeGuidesOfShop, 'all'), id);
  if (!group) return refuse({ code: 'size-group-not-found', sizeGroup: id });
  const known = sizesOf(group).find((one) => one.toLowerCase() === size.toLowerCase());
  if (known === undefined) return refuse({ code: 'size-unknown', size, sizeGroup: group.code });
  const saved = { sizeGroup: group.code, size: known, changedAt: now };
  await changeOwn(shop, visit, claims.customer_id, (db) => saveSize(db, claims.customer_id, saved));
  return ok(toSizeView(saved));
}

/** Access: the person. Removes one size or all sizes, and returns the rest. */
export async function removeCustomerSize(shop: SizeShop, visit: SizeVisit, { id, customerId }: SizeRequest) {
  const before = await readCustomerSizes(shop, visit, { id, customerId });
  if (!before.ok) return before;
  const own = visit.claims?.customer_id;
  if (own === undefined) return refuse({ code: 'not-signed-in' });
  await changeOwn(shop, visit, own, async (db) => {
    for (const { sizeGroup } of before.value) await deleteSizes(db, own, sizeGroup);
  });
  return readCustomerSizes(shop, visit, { id: wholeTree, customerId });
}

/** Audited if staff change it for the person. */
async function changeOwn(
  { db: pool }: Pick<Shop, 'db'>,
  visit: SizeVisit,
  customerId: number,
  change: (db: Db) => Promise<void>,
): Promise<void> {
  await pool.transaction().execute(async (db) => {
    const before = await sizesByGroup(db, customerId);
    await change(db);
    const after = await sizesByGroup(db, customerId);
    await recordIfActing(db, visit, {
      action: 'customer.sizes-changed',
      subject: customerId,
      before: {},
      after: {},
      personal: { of: customerId, before, after },
    });
  });
}

const sizesByGroup = async (db: Db, customerId: number): Promise<Record<string, string>> =>
  Object.fromEntries((await listSizesOf(db, customerId)).map(({ sizeGroup, size }) => [sizeGroup, size]));

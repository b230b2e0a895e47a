import { ok, refuse } from '#core/result.ts';
import { type CustomerSize, listSizesOf } from '../people/customer-size-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { sizeGuidesOfShop } from './size-guides.server.ts';
import { findSizeGroup, wholeTree } from './size-tree.ts';

type SizeRequest = { id: string; customerId: number | undefined };

/** Access: the person. Reads their sizes in one size group, or in all. */
export async function readCustomerSizes(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
  { id, customerId }: SizeRequest,
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (customerId !== undefined && customerId !== claims.customer_id) return refuse({ code: 'not-allowed' });
  const isAll = id.toLowerCase() === wholeTree;
  const group = findSizeGroup(await shop.snapshots.read(sizeGuidesOfShop, 'all'), id);
  if (!isAll && !group) return refuse({ code: 'size-group-not-found', sizeGroup: id });
  const saved = await listSizesOf(shop.db, claims.customer_id);
  return ok(saved.filter(({ sizeGroup }) => isAll || sizeGroup === group?.code).map(toSizeView));
}

export const toSizeView = ({ changedAt, ...size }: CustomerSize) => ({ ...size, changedAt: changedAt.toISOString() });

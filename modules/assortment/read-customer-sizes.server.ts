import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findSizeGroup, wholeTree } from './calls/size-tree.ts';
import './customer-size-tables.server.ts';
import { sizeGuidesOfShop } from './size-guides.server.ts';

/** Their own sizes, for the person themselves: in one size group, or in all of them. */
export async function readCustomerSizes(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
  { id, customerId }: { id: string; customerId: number | undefined },
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (customerId !== undefined && customerId !== claims.customer_id) return refuse({ code: 'not-allowed' });
  const isAll = id.toLowerCase() === wholeTree;
  const group = findSizeGroup(await shop.snapshots.read(sizeGuidesOfShop, 'all'), id);
  if (!isAll && !group) return refuse({ code: 'size-group-not-found', sizeGroup: id });
  const saved = await shop.db
    .selectFrom('customer_size')
    .select(['size_group', 'size', 'changed_at'])
    .where('customer_id', '=', claims.customer_id)
    .orderBy('size_group')
    .execute();
  return ok(
    saved
      .filter(({ size_group }) => isAll || size_group === group?.code)
      .map(({ size_group, size, changed_at }) => ({
        sizeGroup: size_group,
        size,
        changedAt: changed_at.toISOString(),
      })),
  );
}

import type { Money } from '#core/money.ts';
import type { LimitUse } from '../approval/limit-period.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readLimitUse } from '../limit-use/read-limit-use.server.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';

/** What the buyer of a waiting order has used without it, in the period in which it was sent. */
export async function readUseBeside(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { id, owner, marketId, createdAt }: Order,
  customerId: number,
  limit: Money,
): Promise<LimitUse | undefined> {
  if (owner.kind !== 'company') return undefined;
  const { companyId } = owner;
  const { settings } = await readCompanyTerms(shop, companyId);
  const place = { companyId, settings, marketId, at: createdAt, except: id };
  return readLimitUse(shop.db, { ...place, customerId, limit });
}

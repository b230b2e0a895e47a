import type { Money } from '#core/money.ts';
import { amountLimitOf, hasAmountLimit, type LimitLeft } from '../approval/amount-limit.ts';
import type { Settings } from '../company/company-settings.ts';
import { factsOf } from '../people/fact-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type LimitHolder, readLimitUse } from './read-limit-use.server.ts';

type Asking = Pick<Visit, 'claims' | 'market' | 'now'>;

/** For a visitor whose spending is limited: their own limit, and where and when it holds. */
async function findOwnLimit(
  { db }: Pick<Shop, 'db'>,
  { claims, market, now }: Asking,
  settings: Settings,
): Promise<LimitHolder | undefined> {
  if (claims?.company_id === undefined || !hasAmountLimit(claims, settings)) return undefined;
  const { customer_id: customerId, company_id: companyId } = claims;
  const { amountLimit: limit } = await factsOf(db, customerId);
  return limit && { customerId, companyId, limit, settings, marketId: market.marketId, at: now };
}

/** The same, and what a total would leave of it. */
export async function readOwnLimit(
  shop: Pick<Shop, 'db'>,
  visit: Asking,
  { settings, total }: { readonly settings: Settings; readonly total: Money },
): Promise<LimitLeft | undefined> {
  const holder = await findOwnLimit(shop, visit, settings);
  return holder && amountLimitOf(holder.limit, total, await readLimitUse(shop.db, holder));
}

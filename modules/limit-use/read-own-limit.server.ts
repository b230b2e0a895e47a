import { type Money, money } from '#core/money.ts';
import { amountLimitOf, hasAmountLimit, type LimitLeft } from '../approval/amount-limit.ts';
import type { LimitUse } from '../approval/limit-period.ts';
import type { Settings } from '../company/company-settings.ts';
import { zoneOf } from '../market/market-day.ts';
import { factsOf } from '../people/fact-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listUsing } from './limit-use-store.server.ts';
import { type LimitHolder, readLimitUse } from './read-limit-use.server.ts';

type Asking = Pick<Visit, 'claims' | 'market' | 'now'>;

/** For a visitor with an amount limit: the limit, with its company, market and period. */
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

export type LimitUsage = {
  readonly limit: Money;
  readonly left: Money;
  readonly use: LimitUse;
  /** The orders that used it, the latest first. */
  readonly causes: readonly {
    readonly orderId: string;
    readonly orderNo: string;
    readonly at: Date;
    readonly amount: Money;
  }[];
};

/** A visitor's own limit of a period and the orders that used it; undefined without a limit, or if it is per order. */
export async function readOwnUsage(
  shop: Pick<Shop, 'db'>,
  visit: Asking,
  settings: Settings,
): Promise<LimitUsage | undefined> {
  const holder = await findOwnLimit(shop, visit, settings);
  const use = holder && (await readLimitUse(shop.db, holder));
  const allowed = holder && amountLimitOf(holder.limit, money(0, holder.limit.currency), use);
  if (!holder || !use || !allowed) return undefined;
  const { companyId, customerId, marketId, limit } = holder;
  const sought = { companyId, customerIds: [customerId], timeZone: zoneOf(marketId) };
  const causes = await listUsing(shop.db, sought, { from: use.from, to: use.to, currency: limit.currency });
  return {
    limit: allowed.limit,
    left: allowed.left,
    use,
    causes: causes.map(({ amount, ...cause }) => ({ ...cause, amount: money(amount, limit.currency) })),
  };
}

import type { CalendarDate } from '#core/dates.ts';
import { type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { carriedOver, type LimitUse, limitDaysBefore, limitDaysOf, limitPeriodOf } from '../approval/limit-period.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { dayIn, zoneOf } from '../market/market-day.ts';
import { type BeforeDay, listBefore } from '../people/fact-store.server.ts';
import { sumUsed } from './limit-use-store.server.ts';

/** The company, the market, and a time that determines the period. */
export type LimitPlace = {
  readonly companyId: number;
  readonly settings: Settings;
  readonly marketId: number;
  readonly at: Date;
  /** An order that does not count, because it is about to change. */
  readonly except?: string | undefined;
};

export type LimitHolder = LimitPlace & { readonly customerId: number; readonly limit: Money };

/** For several people by number; empty if the limit is per order. At most three statements. */
export async function readLimitUses(
  db: Db,
  place: LimitPlace,
  limits: ReadonlyMap<number, Money>,
): Promise<ReadonlyMap<number, LimitUse>> {
  const days = daysOf(place);
  if (!days || limits.size === 0) return new Map();
  const { period, from, to, since, timeZone } = days;
  const customerIds = [...limits.keys()];
  const { companyId, settings, except } = place;
  const sums = await sumUsed(db, { companyId, customerIds, timeZone, except }, { since, from, to });
  const known = isOn(settings, 'AmountLimitCarryOver')
    ? await listBefore(db, customerIds, { day: from, timeZone })
    : new Map<number, BeforeDay>();
  return new Map(
    [...limits].map(([id, limit]) => {
      const sum = sums.find(({ customerId, currency }) => customerId === id && currency === limit.currency);
      const { isNew = false, limit: amount = limit.amount } = known.get(id) ?? {};
      const before = { limit: money(amount, limit.currency), usedBefore: sum?.before ?? 0, wasKnown: !isNew };
      const carried = carriedOver(settings, before);
      return [id, { period, from, to, carried, used: money(sum?.used ?? 0, limit.currency) }];
    }),
  );
}

/** For one person; undefined if the limit is per order. */
export async function readLimitUse(
  db: Db,
  { customerId, limit, ...place }: LimitHolder,
): Promise<LimitUse | undefined> {
  return (await readLimitUses(db, place, new Map([[customerId, limit]]))).get(customerId);
}

/** The first day of the period of a time; undefined if the limit is per order. */
export const limitStartOf = (place: LimitPlace): CalendarDate | undefined => daysOf(place)?.from;

type UseDays = Pick<LimitUse, 'period' | 'from' | 'to'> & { readonly since: CalendarDate; readonly timeZone: string };

function daysOf({ settings, marketId, at }: LimitPlace): UseDays | undefined {
  const period = limitPeriodOf(settings);
  if (period === 'Order') return undefined;
  const days = limitDaysOf(period, dayIn(marketId, at));
  const since = isOn(settings, 'AmountLimitCarryOver') ? limitDaysBefore(period, days).from : days.from;
  return { period, ...days, since, timeZone: zoneOf(marketId) };
}

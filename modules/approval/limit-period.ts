import { addDays, type CalendarDate } from '#core/dates.ts';
import { type Money, money, subtract } from '#core/money.ts';
import { amountLimitPeriods, isOn, type Settings } from '../company/company-settings.ts';

export type LimitPeriod = (typeof amountLimitPeriods)[number];

/** The days of a period; `to` is the first day after it. */
export type LimitDays = { readonly from: CalendarDate; readonly to: CalendarDate };

/** The use of a limit in a period. An order that waits for approval counts from the day it was sent. */
export type LimitUse = LimitDays & {
  readonly period: Exclude<LimitPeriod, 'Order'>;
  /** The rest of the previous period. */
  readonly carried: Money;
  readonly used: Money;
};

/** An unknown period counts as `Order`. */
export const limitPeriodOf = (settings: Settings): LimitPeriod =>
  amountLimitPeriods.find((period) => period === settings.AmountLimitPeriod) ?? 'Order';

export const monthsIn = { Month: 1, Quarter: 3, Year: 12 } as const;

/** The calendar period of a day. */
export function limitDaysOf(period: LimitUse['period'], day: CalendarDate): LimitDays {
  const months = monthsIn[period];
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / months) * months;
  return { from: firstOf(year, first), to: firstOf(year, first + months) };
}

/** The first day of a month; months count from 0 and may be in the next year. */
const firstOf = (year: number, month: number) =>
  `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as CalendarDate;

export const limitDaysBefore = (period: LimitUse['period'], { from }: LimitDays): LimitDays =>
  limitDaysOf(period, addDays(from, -1));

/** `limit` is that of the previous period, so that a raise since then is not added twice. */
type Before = { readonly limit: Money; readonly usedBefore: number; readonly wasKnown: boolean };

/**
 * The rest of the previous period's limit, without what that period had carried over itself. A person who was not in the shop before the
 * period carries nothing over.
 */
export function carriedOver(settings: Settings, { limit, usedBefore, wasKnown }: Before): Money {
  const none = money(0, limit.currency);
  if (!isOn(settings, 'AmountLimitCarryOver') || !wasKnown) return none;
  const left = subtract(limit, money(usedBefore, limit.currency));
  return left.amount > 0 ? left : none;
}

import { addDays, type CalendarDate } from '#core/dates.ts';
import { type Money, money, subtract } from '#core/money.ts';
import { amountLimitPeriods, isOn, type Settings } from '../company/company-settings.ts';

export type LimitPeriod = (typeof amountLimitPeriods)[number];

/** The days of a period; `to` is the first day after it. */
export type LimitDays = { readonly from: CalendarDate; readonly to: CalendarDate };

/** What a period has cost so far. An order that waits for approval counts from the day it was sent. */
export type LimitUse = LimitDays & {
  readonly period: Exclude<LimitPeriod, 'Order'>;
  /** What the period before left. */
  readonly carried: Money;
  readonly used: Money;
};

/** A period that the shop does not know is that of an order. */
export const limitPeriodOf = (settings: Settings): LimitPeriod =>
  amountLimitPeriods.find((period) => period === settings.AmountLimitPeriod) ?? 'Order';

export const monthsIn = { Month: 1, Quarter: 3, Year: 12 } as const;

/** The period of the calendar that a day is in. */
export function limitDaysOf(period: LimitUse['period'], day: CalendarDate): LimitDays {
  const months = monthsIn[period];
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / months) * months;
  return { from: firstOf(year, first), to: firstOf(year, first + months) };
}

/** Of a month that is counted from 0 and may lie in the next year. */
const firstOf = (year: number, month: number) =>
  `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as CalendarDate;

export const limitDaysBefore = (period: LimitUse['period'], { from }: LimitDays): LimitDays =>
  limitDaysOf(period, addDays(from, -1));

/** `limit` is that of the period before: one that was raised since is not added twice. */
type Before = { readonly limit: Money; readonly usedBefore: number; readonly wasKnown: boolean };

/**
 * What the period before left of its limit; what that period itself was given is not carried on. Somebody who was not in
 * the shop before the period has nothing left of it.
 */
export function carriedOver(settings: Settings, { limit, usedBefore, wasKnown }: Before): Money {
  const none = money(0, limit.currency);
  if (!isOn(settings, 'AmountLimitCarryOver') || !wasKnown) return none;
  const left = subtract(limit, money(usedBefore, limit.currency));
  return left.amount > 0 ? left : none;
}

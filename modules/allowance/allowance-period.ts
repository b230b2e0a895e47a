import { addDays, type CalendarDate } from '#core/dates.ts';
import { type LimitDays, monthsIn } from '../approval/limit-period.ts';

export const allowancePeriods = ['Month', 'Quarter', 'Year'] as const;

export type AllowancePeriod = (typeof allowancePeriods)[number];

type Rhythm = { readonly period: AllowancePeriod; readonly startsOn: CalendarDate };

/** The period that a day is in, counted from the first day of the allowance; undefined before that day. */
export function allowanceDaysOf({ period, startsOn }: Rhythm, day: CalendarDate): LimitDays | undefined {
  if (day < startsOn) return undefined;
  const months = monthsIn[period];
  const reached = Math.floor((monthOf(day) - monthOf(startsOn)) / months);
  const count = monthsAfter(startsOn, reached * months) > day ? reached - 1 : reached;
  return { from: monthsAfter(startsOn, count * months), to: monthsAfter(startsOn, (count + 1) * months) };
}

/** Periods are named by their last day. */
export const lastDayOf = ({ to }: LimitDays): CalendarDate => addDays(to, -1);

const partsOf = (day: CalendarDate) => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return { year, month, dayOfMonth };
};

const monthOf = (day: CalendarDate): number => {
  const { year, month } = partsOf(day);
  return year * 12 + month - 1;
};

/** Months are counted from year 0, January. */
const dayIn = (month: number, dayOfMonth: number) =>
  `${Math.floor(month / 12)}-${pad((month % 12) + 1)}-${pad(dayOfMonth)}` as CalendarDate;

const pad = (part: number) => String(part).padStart(2, '0');

/** The same day of a later month, or the last day of a month that is shorter. */
function monthsAfter(day: CalendarDate, months: number): CalendarDate {
  const month = monthOf(day) + months;
  const last = partsOf(addDays(dayIn(month + 1, 1), -1)).dayOfMonth;
  return dayIn(month, Math.min(partsOf(day).dayOfMonth, last));
}

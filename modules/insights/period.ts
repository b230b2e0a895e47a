import { addDays, type CalendarDate, daysBetween, isBefore, parseDate } from '#core/dates.ts';

/** Both days are included. */
export type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

const usualDays = 30;
/** Counts are kept for 25 months. */
const mostDays = 760;

type PeriodQuery = { readonly from: string | null; readonly to: string | null; readonly today: CalendarDate };

/** The period in an address: at most 25 months, and the last 30 days if it is missing or not readable. */
export function readPeriod({ from, to, today }: PeriodQuery): Period {
  const end = dayOf(to) ?? today;
  const start = dayOf(from) ?? addDays(end, 1 - usualDays);
  const [first, last] = isBefore(end, start) ? [end, start] : [start, end];
  return { from: daysBetween(first, last) < mostDays ? first : addDays(last, 1 - mostDays), to: last };
}

const dayOf = (text: string | null): CalendarDate | undefined => {
  const day = parseDate(text ?? '');
  return day.ok ? day.value : undefined;
};

/** The period of the same length that ends the day before. */
export function previousPeriod({ from, to }: Period): Period {
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}

import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';
import type { Period } from './period.ts';

export type SeriesPoint = { readonly from: CalendarDate; readonly orders: number; readonly previous: number };

const mostPoints = 62;

type DayCount = { readonly day: string; readonly orders: number };

/**
 * Orders over the period in at most 62 equal parts, beside the same parts of the period before. The last part may be
 * shorter.
 */
export function seriesOf(
  period: Period,
  now: readonly DayCount[],
  previous: Period,
  before: readonly DayCount[],
): SeriesPoint[] {
  const days = daysBetween(period.from, period.to) + 1;
  const length = Math.ceil(days / mostPoints);
  const sums = (start: CalendarDate, counts: readonly DayCount[]) => {
    const parts = new Map<number, number>();
    for (const { day, orders } of counts) {
      const part = Math.floor(daysBetween(start, day as CalendarDate) / length);
      parts.set(part, (parts.get(part) ?? 0) + orders);
    }
    return parts;
  };
  const [present, past] = [sums(period.from, now), sums(previous.from, before)];
  return Array.from({ length: Math.ceil(days / length) }, (_, index) => ({
    from: addDays(period.from, index * length),
    orders: present.get(index) ?? 0,
    previous: past.get(index) ?? 0,
  }));
}

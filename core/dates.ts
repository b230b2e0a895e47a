import { remember } from './remember.ts';
import { ok, type Result, refuse } from './result.ts';

/** A calendar day, 'YYYY-MM-DD', without time or zone. Its text sorts by date. */
export type CalendarDate = string & { readonly brand: 'CalendarDate' };

const dayInMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;
const clockShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export function parseDate(text: string): Result<CalendarDate, { code: 'date-invalid' }> {
  const time = shape.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines turn 30 February into a day in March instead of rejecting it.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return exists ? ok(text as CalendarDate) : refuse({ code: 'date-invalid' });
}

/** The calendar day of a time in a time zone such as 'Europe/Stockholm'. */
export const dateIn = (timeZone: string, instant: Date): CalendarDate => datesIn(timeZone)(instant);

/** The calendar days of a time zone. */
export const datesIn = remember((timeZone: string): ((instant: Date) => CalendarDate) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as CalendarDate;
  };
});

const clockIn = remember(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** The time of day in a time zone, '07:30'. Its text sorts by time. */
export function timeIn(timeZone: string, instant: Date): string {
  return clockIn(timeZone).format(instant);
}

/** The instant at which clocks of a time zone show a time such as '2026-11-19T07:30'. Without a valid text, undefined. */
export function instantIn(timeZone: string, clock: string): Date | undefined {
  const shown = Date.parse(`${clock}Z`);
  if (!clockShape.test(clock) || Number.isNaN(shown)) return undefined;
  const shownAt = (instant: number) =>
    Date.parse(`${dateIn(timeZone, new Date(instant))}T${timeIn(timeZone, new Date(instant))}Z`);
  // The offset may change between the two times, so it is corrected once more.
  const near = shown - (shownAt(shown) - shown);
  return new Date(near - (shownAt(near) - shown));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(daysSinceEpoch(date) * dayInMs + days * dayInMs);
  if (!(moved.getUTCFullYear() >= 0 && moved.getUTCFullYear() <= 9999)) {
    throw new RangeError(`${days} days from ${date} leave the calendar`);
  }
  return moved.toISOString().slice(0, 10) as CalendarDate;
}

/** The same time of day, a number of months earlier. */
export function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Negative if the second date is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return daysSinceEpoch(to) - daysSinceEpoch(from);
}

export function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  return a < b;
}

/** The Monday of the date's week. */
export function startOfIsoWeek(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Months as YYYY-MM, the oldest first, up to the month of a day. */
export function lastMonths(today: CalendarDate, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}

function daysSinceEpoch(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayInMs;
}

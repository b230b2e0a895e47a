import { addDays, type CalendarDate, dateIn, timeIn } from '#core/dates.ts';
import type { Span, Store } from './store-schema.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

type Hours = Pick<Store, 'openingHours' | 'specialDays'>;

/** Whether a store is open, and what comes next within a week: when it closes, or when it opens. */
export type OpenState =
  | { readonly isOpen: true; readonly closes: string }
  | {
      readonly isOpen: false;
      readonly opens?: { readonly day: Weekday; readonly inDays: number; readonly at: string };
    };

/** Hours of a day: those of a special day, or else of its weekday. */
export function hoursOn({ openingHours, specialDays = [] }: Hours, day: CalendarDate): readonly Span[] {
  return specialDays.find(({ date }) => date === day)?.hours ?? openingHours[weekdayOf(day)] ?? [];
}

export function openStateAt(store: Hours, timeZone: string, now: Date): OpenState {
  const today = dateIn(timeZone, now);
  const time = timeIn(timeZone, now);
  const current = hoursOn(store, today).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, closes: current.closes };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = addDays(today, inDays);
    const next = hoursOn(store, day).find(({ opens }) => inDays > 0 || opens > time);
    if (next) return { isOpen: false, opens: { day: weekdayOf(day), inDays, at: next.opens } };
  }
  return { isOpen: false };
}

/** The special days of the next weeks, the nearest first. */
export function specialDaysFrom({ specialDays = [] }: Hours, today: CalendarDate, days = 60) {
  const last = addDays(today, days);
  return specialDays
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

export function weekdayOf(day: CalendarDate): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

import type { OpeningHours } from '#modules/delivery/service-point.ts';

type HoursLine = { readonly days: string; readonly times: string | undefined };

const week = [1, 2, 3, 4, 5, 6, 7];
const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Consecutive days with the same hours share a line: Mon–Fri 08:00–20:00. A day without hours is closed. */
export function hoursLines(hours: OpeningHours, culture: string): readonly HoursLine[] {
  const clock = new Intl.DateTimeFormat(culture, { timeStyle: 'short', timeZone: 'UTC' });
  const timesOf = (day: number) =>
    hours
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => `${clock.format(at(opens))}–${clock.format(at(closes))}`)
      .join(', ');
  const runs: { first: number; last: number; times: string }[] = [];
  for (const day of week) {
    const times = timesOf(day);
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const names = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number) => names.format(aMonday + (day - 1) * dayMs);
  return runs.map(({ first, last, times }) => ({
    days: first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`,
    times: times === '' ? undefined : times,
  }));
}

function at(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.UTC(2024, 0, 1, hours, minutes);
}

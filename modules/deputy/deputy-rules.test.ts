import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { problemOfDays } from './deputy-rules.ts';

const day = (text: string) => text as CalendarDate;

test.each([
  ['2026-11-16', '2026-11-16', undefined],
  ['2026-11-10', '2026-11-16', undefined],
  ['2026-11-20', '2026-11-19', 'order'],
  ['2026-11-01', '2026-11-15', 'past'],
  ['2026-11-16', '2027-11-17', undefined],
  ['2026-11-16', '2027-11-18', 'long'],
])('from %s to %s, named on 16 November: %s', (from, to, problem) => {
  expect(problemOfDays({ from: day(from), to: day(to) }, day('2026-11-16'))).toBe(problem);
});

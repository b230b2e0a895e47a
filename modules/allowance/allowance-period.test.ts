import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { type AllowancePeriod, allowanceDaysOf, lastDayOf } from './allowance-period.ts';

const daysOf = (period: AllowancePeriod, startsOn: string, day: string) => {
  const days = allowanceDaysOf({ period, startsOn: startsOn as CalendarDate }, day as CalendarDate);
  return days && [days.from, lastDayOf(days)];
};

test.each([
  ['Year', '2026-01-01', '2026-11-18', ['2026-01-01', '2026-12-31']],
  ['Year', '2024-09-01', '2026-08-31', ['2025-09-01', '2026-08-31']],
  ['Year', '2024-09-01', '2026-09-01', ['2026-09-01', '2027-08-31']],
  ['Year', '2024-02-29', '2026-02-28', ['2026-02-28', '2027-02-27']],
  ['Quarter', '2026-02-15', '2026-05-14', ['2026-02-15', '2026-05-14']],
  ['Quarter', '2026-02-15', '2026-05-15', ['2026-05-15', '2026-08-14']],
  ['Quarter', '2025-11-01', '2026-01-31', ['2025-11-01', '2026-01-31']],
  ['Month', '2026-01-31', '2026-02-27', ['2026-01-31', '2026-02-27']],
  ['Month', '2026-01-31', '2026-02-28', ['2026-02-28', '2026-03-30']],
  ['Month', '2026-01-31', '2026-04-30', ['2026-04-30', '2026-05-30']],
] as const)('a %s from %s on: %s is in %j', (period, startsOn, day, expected) => {
  expect(daysOf(period, startsOn, day)).toEqual(expected);
});

test('before its first day an allowance is not in force', () => {
  expect(daysOf('Year', '2026-03-01', '2026-02-28')).toBeUndefined();
});

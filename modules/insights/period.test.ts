import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { previousPeriod, readPeriod } from './period.ts';

const today = '2026-11-18' as CalendarDate;

test.each([
  [null, null, '2026-10-20', '2026-11-18'],
  ['2026-11-01', null, '2026-11-01', '2026-11-18'],
  [null, '2026-03-30', '2026-03-01', '2026-03-30'],
  ['2026-03-31', '2026-03-01', '2026-03-01', '2026-03-31'],
  ['2026-02-30', 'x', '2026-10-20', '2026-11-18'],
  ['2020-01-01', '2026-11-18', '2024-10-20', '2026-11-18'],
])('from %s to %s is the period from %s to %s', (from, to, first, last) => {
  expect(readPeriod({ from, to, today })).toEqual({ from: first, to: last });
});

test('the previous period has as many days and ends the day before', () => {
  const march = readPeriod({ from: '2026-03-01', to: '2026-03-31', today });
  expect(previousPeriod(march)).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  const oneDay = readPeriod({ from: '2026-03-01', to: '2026-03-01', today });
  expect(previousPeriod(oneDay)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});

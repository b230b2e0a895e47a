import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { previousPeriod } from './period.ts';
import { seriesOf } from './series.ts';

const period = (from: string, to: string) => ({ from: from as CalendarDate, to: to as CalendarDate });

test('a short period has one point for each day, beside the same day of the period before', () => {
  const week = period('2026-11-16', '2026-11-18');
  const now = [
    { day: '2026-11-16', orders: 2 },
    { day: '2026-11-18', orders: 1 },
    { day: '2026-11-18', orders: 4 },
  ];
  expect(seriesOf(week, now, previousPeriod(week), [{ day: '2026-11-14', orders: 7 }])).toEqual([
    { from: '2026-11-16', orders: 2, previous: 0 },
    { from: '2026-11-17', orders: 0, previous: 7 },
    { from: '2026-11-18', orders: 5, previous: 0 },
  ]);
});

test('a long period has at most 62 points of equal length', () => {
  const year = period('2026-01-01', '2026-12-31');
  const points = seriesOf(year, [{ day: '2026-12-31', orders: 3 }], previousPeriod(year), []);
  expect(points).toHaveLength(61);
  expect(points.slice(0, 2).map(({ from }) => from)).toEqual(['2026-01-01', '2026-01-07']);
  expect(points.at(-1)).toEqual({ from: '2026-12-27', orders: 3, previous: 0 });
});

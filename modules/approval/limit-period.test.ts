import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { money } from '#core/money.ts';
import { carriedOver, limitDaysBefore, limitDaysOf, limitPeriodOf } from './limit-period.ts';

const sek = (amount: number) => money(amount, 'SEK');

test('X08 the period of a limit is one order, unless the company sets another one', () => {
  const periods = [undefined, 'Order', 'Month', 'Quarter', 'Year', 'Week', 'month'];
  const read = periods.map((AmountLimitPeriod) => limitPeriodOf(AmountLimitPeriod ? { AmountLimitPeriod } : {}));
  expect(read).toEqual(['Order', 'Order', 'Month', 'Quarter', 'Year', 'Order', 'Order']);
});

test.for([
  ['Month', '2026-01-01', '2026-01-01', '2026-02-01', '2025-12-01'],
  ['Month', '2028-02-29', '2028-02-01', '2028-03-01', '2028-01-01'],
  ['Month', '2026-12-31', '2026-12-01', '2027-01-01', '2026-11-01'],
  ['Quarter', '2026-03-31', '2026-01-01', '2026-04-01', '2025-10-01'],
  ['Quarter', '2026-04-01', '2026-04-01', '2026-07-01', '2026-01-01'],
  ['Quarter', '2026-08-15', '2026-07-01', '2026-10-01', '2026-04-01'],
  ['Quarter', '2026-12-31', '2026-10-01', '2027-01-01', '2026-07-01'],
  ['Year', '2026-01-01', '2026-01-01', '2027-01-01', '2025-01-01'],
  ['Year', '2026-12-31', '2026-01-01', '2027-01-01', '2025-01-01'],
] as const)('the %s of %s is from %s to before %s, the previous one from %s', ([period, day, from, to, before]) => {
  const days = limitDaysOf(period, day as CalendarDate);
  expect(days).toEqual({ from, to });
  expect(limitDaysBefore(period, days)).toEqual({ from: before, to: from });
});

test.for([
  ['off', 'known', 30_000, 0],
  ['on', 'known', 30_000, 70_000],
  ['on', 'known', 0, 100_000],
  ['on', 'known', 100_000, 0],
  ['on', 'known', 130_000, 0],
  ['on', 'new', 0, 0],
  ['off', 'new', 0, 0],
] as const)('carry-over %s, person %s, %i used before: %i is carried', ([carries, person, usedBefore, carried]) => {
  const settings = { AmountLimitCarryOver: carries === 'on' ? 'true' : 'false' };
  const before = { limit: sek(100_000), usedBefore, wasKnown: person === 'known' };
  expect(carriedOver(settings, before)).toEqual(sek(carried));
});

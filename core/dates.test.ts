import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysBetween,
  instantIn,
  isBefore,
  lastMonths,
  monthsBefore,
  parseDate,
  startOfIsoWeek,
  timeIn,
} from './dates.ts';

const day = (text: string) => text as CalendarDate;
const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));

describe('parseDate', () => {
  test.each(['2026-11-15', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
    expect(parseDate(text)).toEqual({ ok: true, value: text });
  });

  test.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '15/11/2026',
    '2026-11-15T00:00:00Z',
  ])('%s is refused', (text) => expect(parseDate(text)).toEqual({ ok: false, refusal: { code: 'date-invalid' } }));
});

test.each([
  ['Europe/Stockholm', '2026-11-15T22:59:59Z', '2026-11-15'],
  ['Europe/Stockholm', '2026-11-15T23:00:00Z', '2026-11-16'],
  ['Europe/Stockholm', '2026-07-15T22:00:00Z', '2026-07-16'],
  ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
  ['Atlantic/Reykjavik', '2026-11-15T23:59:59Z', '2026-11-15'],
])('in %s the instant %s falls on %s', (zone, instant, date) => {
  expect(dateIn(zone, new Date(instant))).toBe(date);
});

test.each([
  ['Europe/Stockholm', '2026-11-19T23:30', '2026-11-19T22:30:00.000Z'],
  ['Europe/Stockholm', '2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  ['Europe/Stockholm', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Stockholm', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-11-19T23:30', '2026-11-20T04:30:00.000Z'],
])('in %s clocks show %s at %s', (zone, clock, instant) => {
  expect(instantIn(zone, clock)?.toISOString()).toBe(instant);
});

test.each(['', '2026-11-19', '2026-13-01T10:00', '2026-11-19T23:30Z'])('%j is no time of a clock', (text) => {
  expect(instantIn('Europe/Stockholm', text)).toBeUndefined();
});

test('days are counted over months, leap days and clock changes', () => {
  expect(addDays(day('2026-11-15'), -30)).toBe('2026-10-16');
  expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
  expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
  expect(daysBetween(day('2026-12-31'), day('2026-12-01'))).toBe(-30);
  expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => addDays(day('2026-01-01'), Number.NaN)).toThrow(RangeError);
});

test('adding and counting days agree, and so does their order', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
      const moved = addDays(date, count);
      expect(parseDate(moved).ok).toBe(true);
      expect(daysBetween(date, moved)).toBe(count);
      expect(isBefore(date, moved)).toBe(count > 0);
    }),
  );
});

test.each([
  ['2026-11-09', '2026-11-09'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on Monday %s', (date, monday) => expect(startOfIsoWeek(day(date))).toBe(monday));

test('the last twelve months end with this one, across the turn of the year', () => {
  const months = lastMonths('2026-03-31' as CalendarDate, 12);
  expect(months).toHaveLength(12);
  expect([months[0], months[9], months[11]]).toEqual(['2025-04', '2026-01', '2026-03']);
});

test('months before an instant keep its time of day, across the turn of the year', () => {
  expect(monthsBefore(new Date('2026-02-17T03:17:00Z'), 24)).toEqual(new Date('2024-02-17T03:17:00Z'));
  expect(monthsBefore(new Date('2026-02-17T03:17:00Z'), 3)).toEqual(new Date('2025-11-17T03:17:00Z'));
});

test('the time of day in a time zone, with midnight as 00', () => {
  expect(timeIn('Europe/Stockholm', new Date('2026-11-18T06:05:00Z'))).toBe('07:05');
  expect(timeIn('Europe/Stockholm', new Date('2026-11-17T23:00:00Z'))).toBe('00:00');
});

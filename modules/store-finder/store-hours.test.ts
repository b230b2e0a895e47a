import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { aStore } from '#tests/build/store.ts';
import { hoursOn, openStateAt, specialDaysFrom } from './store-hours.ts';

const store = aStore({
  specialDays: [
    { date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }] },
    { date: '2026-12-25', hours: [] },
    { date: '2027-06-24', hours: [] },
  ],
});
const at = (instant: string, zone = 'Europe/Stockholm') => openStateAt(store, zone, new Date(instant));

test('open until the end of the span, in the time zone of the store', () => {
  expect(at('2026-11-18T06:00:00Z')).toEqual({ isOpen: true, closes: '18:00' });
  expect(at('2026-11-18T16:59:00Z')).toEqual({ isOpen: true, closes: '18:00' });
  expect(at('2026-11-18T17:00:00Z')).toMatchObject({ isOpen: false });
  expect(at('2026-11-18T06:00:00Z', 'America/New_York')).toMatchObject({ isOpen: false });
});

test('a closed store says when it opens next: later today, tomorrow, or after the weekend', () => {
  expect(at('2026-11-18T05:00:00Z')).toEqual({ isOpen: false, opens: { day: 'wednesday', inDays: 0, at: '07:00' } });
  expect(at('2026-11-18T20:00:00Z')).toEqual({ isOpen: false, opens: { day: 'thursday', inDays: 1, at: '07:00' } });
  expect(at('2026-11-21T20:00:00Z')).toEqual({ isOpen: false, opens: { day: 'monday', inDays: 2, at: '07:00' } });
});

test('between two spans of a day it is closed', () => {
  const siesta = aStore({
    openingHours: {
      wednesday: [
        { opens: '08:30', closes: '13:00' },
        { opens: '15:00', closes: '19:00' },
      ],
    },
  });
  expect(openStateAt(siesta, 'Europe/Madrid', new Date('2026-11-18T13:00:00Z'))).toEqual({
    isOpen: false,
    opens: { day: 'wednesday', inDays: 0, at: '15:00' },
  });
});

test('a special day replaces the hours of its weekday', () => {
  expect(hoursOn(store, '2026-12-24' as CalendarDate)).toEqual([{ opens: '08:00', closes: '12:00' }]);
  expect(at('2026-12-24T12:00:00Z')).toEqual({ isOpen: false, opens: { day: 'saturday', inDays: 2, at: '10:00' } });
  expect(specialDaysFrom(store, '2026-11-18' as CalendarDate).map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
  ]);
});

test('a store that never opens says nothing about it', () => {
  expect(openStateAt({ openingHours: {} }, 'UTC', new Date('2026-11-18T12:00:00Z'))).toEqual({ isOpen: false });
});

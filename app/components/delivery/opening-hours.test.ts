import { expect, test } from 'vitest';
import { hoursLines } from './opening-hours.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '06:30', closes: '21:00' }));

test('consecutive days with the same hours share a line, and a day without hours is closed', () => {
  const hours = [...weekdays, { day: 6, opens: '10:00', closes: '14:00' }];
  expect(hoursLines(hours, 'sv-SE')).toEqual([
    { days: 'mån–fre', times: '06:30–21:00' },
    { days: 'lör', times: '10:00–14:00' },
    { days: 'sön', times: undefined },
  ]);
});

test("times use the country's format, and a lunch break gives two ranges", () => {
  const [sunday] = hoursLines(weekdays, 'en-US').slice(-1);
  expect(sunday).toEqual({ days: 'Sat–Sun', times: undefined });
  const [monday] = hoursLines(
    [
      { day: 1, opens: '08:30', closes: '13:00' },
      { day: 1, opens: '15:00', closes: '19:00' },
    ],
    'en-US',
  );
  expect(monday?.times?.replaceAll(/\s/g, ' ')).toBe('8:30 AM–1:00 PM, 3:00 PM–7:00 PM');
});

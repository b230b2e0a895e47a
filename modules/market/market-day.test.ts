import { expect, test } from 'vitest';
import { dayIn } from './market-day.ts';
import { markets } from './markets.ts';

const lateInUtc = new Date('2026-07-31T22:30:00Z');

test.each([
  ['se', '2026-08-01'],
  ['fi', '2026-08-01'],
  ['uk', '2026-07-31'],
  ['ca', '2026-07-31'],
] as const)('half past ten in the evening in UTC is in %s on %s', (code, day) => {
  expect(dayIn(markets[code].marketId, lateInUtc)).toBe(day);
});

test('an unknown market number throws', () => {
  expect(() => dayIn(9999, lateInUtc)).toThrow('no market has the number 9999');
});

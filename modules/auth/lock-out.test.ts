import { expect, test } from 'vitest';
import { networkOf, waitMinutes } from './lock-out.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('a wait is shown in whole minutes, at least one', () => {
  const now = new Date('2026-11-16T08:00:00Z');
  const after = (ms: number) => waitMinutes(new Date(now.getTime() + ms), now);
  expect([0, 1, 60_000, 60_001, 900_000].map(after)).toEqual([1, 1, 1, 2, 15]);
});

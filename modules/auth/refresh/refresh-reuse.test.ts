import { expect, test } from 'vitest';
import { judgeRefresh } from './refresh-reuse.ts';

const used = new Date('2026-11-16T08:00:00Z');
const after = (ms: number) => judgeRefresh(used, new Date(used.getTime() + ms));

test('a refresh token works once, again for 30 seconds, and counts as stolen afterwards', () => {
  expect(judgeRefresh(null, used)).toBe('first');
  expect([0, 1, 30_000].map(after)).toEqual(['again', 'again', 'again']);
  expect([30_001, 86_400_000].map(after)).toEqual(['stolen', 'stolen']);
});

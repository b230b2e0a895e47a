import { expect, test } from 'vitest';
import { blockReasonOf, type MailEventKind } from './block-rule.ts';

const on = (kind: MailEventKind, ...days: string[]) => days.map((day) => ({ kind, at: new Date(`${day}T10:00:00Z`) }));

test('one complaint or final bounce blocks an address, and a complaint weighs more', () => {
  expect(blockReasonOf([])).toBeUndefined();
  expect(blockReasonOf(on('hard-bounce', '2026-11-01'))).toBe('bounce');
  expect(blockReasonOf(on('complaint', '2026-11-01'))).toBe('complaint');
  expect(blockReasonOf([...on('hard-bounce', '2026-11-01'), ...on('complaint', '2026-11-02')])).toBe('complaint');
});

test.each([
  [['2026-11-01', '2026-11-02'], undefined],
  [['2026-11-01', '2026-11-01', '2026-11-01'], undefined],
  [['2026-11-01', '2026-11-02', '2026-11-03'], 'bounce'],
  [['2026-11-30', '2026-11-01', '2026-11-15'], 'bounce'],
  [['2026-11-01', '2026-11-15', '2026-12-01'], undefined],
  [['2026-09-01', '2026-11-01', '2026-11-02', '2026-11-03'], 'bounce'],
])('temporary bounces on %s: %s', (days, reason) => {
  expect(blockReasonOf(on('soft-bounce', ...days))).toBe(reason);
});

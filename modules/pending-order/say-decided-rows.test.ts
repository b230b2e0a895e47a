import { expect, test } from 'vitest';
import { sayDecidedRows } from './say-decided-rows.ts';

const texts = {
  say: (_language: string, _domain: string, key: string, facts: Record<string, string> = {}) =>
    [key, facts.row, facts.after, facts.before].filter(Boolean).join(' | '),
};

const trousers = { sku: 'C50', name: 'Trousers', detail: 'Navy, C50', quantity: 2 };
const change = (after: Partial<typeof trousers>, reason = '') => ({
  rowNumber: 100,
  kind: 'changed' as const,
  before: trousers,
  after: { ...trousers, ...after },
  reason,
});
const say = (row: Parameters<typeof sayDecidedRows>[2][number]) => sayDecidedRows({ texts } as never, 'sv', [row])[0];

test('what is the same before and after is said once', () => {
  expect(say(change({ quantity: 1.5 }))).toBe('preview.instead | Trousers, Navy, C50 | 1,5 | 2');
  // The article may have another name since the order was sent.
  expect(say(change({ name: 'Work trousers', quantity: 1 }))).toBe(
    'preview.instead | Work trousers, Navy, C50 | 1 | 2',
  );
  expect(say(change({ sku: 'C52', detail: 'Navy, C52' }))).toBe('preview.instead | Trousers | Navy, C52 | Navy, C50');
  expect(say(change({ sku: 'C52', detail: 'Navy, C52', quantity: 3 }, 'Too small'))).toBe(
    'preview.instead | Trousers | 3 × Navy, C52 | 2 × Navy, C50: Too small',
  );
  expect(say(change({ sku: 'S', name: 'Shorts' }))).toBe(
    'preview.changed | 2 × Shorts, Navy, C50 | 2 × Trousers, Navy, C50',
  );
  // Two articles that look alike are told apart by their part numbers.
  expect(say(change({ sku: 'D50' }))).toBe(
    'preview.changed | 2 × Trousers, Navy, C50 (D50) | 2 × Trousers, Navy, C50 (C50)',
  );
});

test('a rejected row is named with its quantity and the reason', () =>
  expect(say({ rowNumber: 100, kind: 'rejected', before: trousers, reason: 'Too dear' })).toBe(
    'rejected | 2 × Trousers, Navy, C50: Too dear',
  ));

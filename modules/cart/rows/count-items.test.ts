import { expect, test } from 'vitest';
import { countItems } from './count-items.ts';

const piece = { soldBy: 'H87' } as const;

test('pieces are counted, not rows or services; rows in metres or kilograms count as one item', () => {
  expect(countItems([])).toBe(0);
  const rows = [
    { ...piece, quantity: 2, parentId: undefined },
    { ...piece, quantity: 4, parentId: 'x' },
    { soldBy: 'MTR' as const, quantity: 2.5, parentId: undefined },
    { soldBy: 'KGM' as const, quantity: 12, parentId: undefined },
    { soldBy: 'PR' as const, quantity: 3, parentId: undefined },
  ];
  expect(countItems(rows)).toBe(2 + 1 + 1 + 3);
});

import { expect, test } from 'vitest';
import { countPieces } from './count-pieces.ts';

test('pieces are counted, not rows, and not what belongs to a row; a part of a metre is one', () => {
  expect(countPieces([])).toBe(0);
  const rows = [
    { quantity: 2, parentId: undefined },
    { quantity: 4, parentId: 'x' },
    { quantity: 0.1, parentId: undefined },
    { quantity: 0.2, parentId: undefined },
  ];
  expect(countPieces(rows)).toBe(4);
});

import { expect, test } from 'vitest';
import { asTree } from './company-tree.ts';

test('children stand below their parents in the order of the list; a child without its parent stands for itself', () => {
  const list = [{ id: 3, parentId: 1 }, { id: 1 }, { id: 5, parentId: 9 }, { id: 2, parentId: 1 }, { id: 4 }];
  expect(asTree(list).map(({ id, isChild }) => [id, isChild])).toEqual([
    [1, false],
    [3, true],
    [2, true],
    [5, false],
    [4, false],
  ]);
});

test('a child of a child stands for itself, and no company is lost or shown twice', () => {
  const list = [{ id: 1 }, { id: 2, parentId: 1 }, { id: 3, parentId: 2 }, { id: 4, parentId: 3 }];
  expect(asTree(list).map(({ id, isChild }) => [id, isChild])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
});

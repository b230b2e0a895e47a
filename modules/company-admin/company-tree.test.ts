import { expect, test } from 'vitest';
import { asTree } from './company-tree.ts';

test('children are below their parents in list order; a child without its parent is on the top level', () => {
  const list = [{ id: 3, parentId: 1 }, { id: 1 }, { id: 5, parentId: 9 }, { id: 2, parentId: 1 }, { id: 4 }];
  expect(asTree(list).map(({ id, isChild }) => [id, isChild])).toEqual([
    [1, false],
    [3, true],
    [2, true],
    [5, false],
    [4, false],
  ]);
});

test('a child of a child is on the top level, and each company is shown once', () => {
  const list = [{ id: 1 }, { id: 2, parentId: 1 }, { id: 3, parentId: 2 }, { id: 4, parentId: 3 }];
  expect(asTree(list).map(({ id, isChild }) => [id, isChild])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
});

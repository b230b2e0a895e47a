import { expect, test } from 'vitest';
import { type EditedBlock, type EditorAction, reduceEditor, startEditing, toEdited, toStored } from './editor-state.ts';

const block = (id: string, children?: EditedBlock[]): EditedBlock => ({
  id,
  name: 'core/group',
  attributes: {},
  ...(children && { children }),
});
const page = { slug: 'a', template: 'default', title: 'A', description: '' };
const start = startEditing({ ...page, blocks: [block('a'), block('b', [block('c'), block('d')]), block('e')] });
const after = (...actions: EditorAction[]) => actions.reduce(reduceEditor, start);
const ids = (blocks: readonly EditedBlock[]): string =>
  blocks.map(({ id, children }) => id + (children ? `(${ids(children)})` : '')).join('');
let next = 0;
const newId = () => `n${(next += 1)}`;

test('blocks move within their list and stop at its ends', () => {
  expect(ids(after({ type: 'move', id: 'a', by: 1 }).page.blocks)).toBe('b(cd)ae');
  expect(ids(after({ type: 'move', id: 'd', by: -1 }).page.blocks)).toBe('ab(dc)e');
  expect(after({ type: 'move', id: 'a', by: -1 }).past).toEqual([]);
});

test('a block moves before or after another one, also out of a group, but never into itself', () => {
  const move = (id: string, beside: string, isAfter = false) =>
    ids(after({ type: 'moveBeside', id, beside, isAfter }).page.blocks);
  expect(move('e', 'c')).toBe('ab(ecd)');
  expect(move('c', 'a')).toBe('cab(d)e');
  expect(move('a', 'e', true)).toBe('b(cd)ea');
  expect(move('b', 'c')).toBe('ab(cd)e');
});

test('blocks are added at the end, after another one or in a group', () => {
  expect(ids(after({ type: 'add', block: block('x') }).page.blocks)).toBe('ab(cd)ex');
  expect(ids(after({ type: 'add', block: block('x'), after: 'c' }).page.blocks)).toBe('ab(cxd)e');
  expect(ids(after({ type: 'add', block: block('x'), inside: 'b' }).page.blocks)).toBe('ab(cdx)e');
  expect(after({ type: 'add', block: block('x') }).selected).toBe('x');
});

test('a copy has ids of its own, and removing clears the selection', () => {
  next = 0;
  expect(ids(after({ type: 'duplicate', id: 'b', newId }).page.blocks)).toBe('ab(cd)n1(n2n3)e');
  expect(after({ type: 'select', id: 'd' }, { type: 'remove', id: 'd' })).toMatchObject({ selected: undefined });
});

test('every change can be undone and redone, and a new change ends redoing', () => {
  const moved: EditorAction = { type: 'move', id: 'a', by: 1 };
  expect(ids(after(moved, { type: 'undo' }).page.blocks)).toBe('ab(cd)e');
  expect(ids(after(moved, { type: 'undo' }, { type: 'redo' }).page.blocks)).toBe('b(cd)ae');
  expect(after(moved, { type: 'undo' }, { type: 'page', change: { title: 'B' } }, { type: 'redo' }).page.title).toBe(
    'B',
  );
  expect(after({ type: 'undo' })).toBe(start);
});

test('a page is stored as it was read', () => {
  const stored = {
    ...page,
    blocks: [{ name: 'core/group', attributes: {}, children: [{ name: 'core/x', attributes: { a: 1 } }] }],
  };
  expect(toStored(toEdited(stored, newId))).toEqual(stored);
});

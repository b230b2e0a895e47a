import { expect, test } from 'vitest';
import type { AnswerView, CheckedLine } from './answer-view.ts';
import { answered, filledRows, isReady, openTable, pasted, removed, typed, without } from './order-rows.ts';

const line = (article: string, quantity = '1') => ({ article, quantity });
const checked = (article: string, quantity: string, answer: Partial<AnswerView> = {}): CheckedLine => ({
  article,
  quantity,
  answer: { kind: 'ok', canBeOrdered: true, ...answer },
});
const said = (table: ReturnType<typeof openTable>) =>
  filledRows(table).map((row) => `${row.article}×${row.quantity}${isReady(row) ? ' ready' : ''}`);

test('R22 there is always an empty line, up to 500', () => {
  expect(openTable([]).rows).toHaveLength(5);
  const five = openTable(['a', 'b', 'c', 'd', 'e'].map((one) => line(one)));
  expect(five.rows).toHaveLength(6);
  expect(typed(five, 5, { article: 'f' }).rows).toHaveLength(7);
  expect(openTable(Array.from({ length: 500 }, () => line('a'))).rows).toHaveLength(500);
});

test('R22 pasted lines are inserted at their position, and typed lines are kept', () => {
  const table = openTable([line('a'), line('b'), line('c')]);
  expect(said(pasted(table, 1, [line('x'), line('y')]))).toEqual(['a×1', 'b×1', 'x×1', 'y×1', 'c×1']);
  expect(said(pasted(table, 3, [line('x', '')]))).toEqual(['a×1', 'b×1', 'c×1', 'x×']);
});

test("R22 answers show articles in the shop's spelling and merge lines of the same article", () => {
  const table = openTable([line('1000 a', '2'), line('b', 'two'), line('ean', '')]);
  const answers = [
    checked('1000A', '3', { merged: [2] }),
    checked('b', 'two', { kind: 'quantity', canBeOrdered: false }),
    checked('1000A', '1', { kind: 'duplicate', into: 0, canBeOrdered: false }),
  ];
  expect(said(answered(table, filledRows(table), answers))).toEqual(['1000A×3 ready', 'b×two']);
});

test('R22 lines changed during the check wait for the next answer, with all lines merged into them', () => {
  const sent = openTable([line('a'), line('b'), line('a')]);
  const answers = [
    checked('A', '2', { merged: [2] }),
    checked('B', '1'),
    checked('A', '1', { kind: 'duplicate', into: 0, canBeOrdered: false }),
  ];
  const changed = typed(sent, 2, { quantity: '7' });
  expect(said(answered(changed, filledRows(sent), answers))).toEqual(['a×1', 'B×1 ready', 'a×7']);
  expect(said(answered(removed(sent, 2), filledRows(sent), answers))).toEqual(['a×1', 'B×1 ready']);
});

test('R22 lines of a file are appended to the table', () => {
  const table = openTable([line('a')]);
  const answers = [checked('A', '1'), checked('F', '4'), checked('A', '1', { kind: 'duplicate', into: 0 })];
  expect(said(answered(table, filledRows(table), answers))).toEqual(['A×1 ready', 'F×4 ready']);
});

test('R22 lines added to the cart are removed, invalid ones stay', () => {
  const table = openTable([checked('A', '1'), checked('b', '1', { kind: 'unknown', canBeOrdered: false })]);
  expect(said(without(table, table.rows.filter(isReady)))).toEqual(['b×1']);
});

test('R22 lines changed while being added stay as typed', () => {
  const table = openTable([checked('A', '1'), checked('B', '1')]);
  const changed = typed(table, 1, { quantity: '7' });
  expect(said(without(changed, table.rows.filter(isReady)))).toEqual(['B×7']);
});

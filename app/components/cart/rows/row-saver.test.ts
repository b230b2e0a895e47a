import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRowSaver, type Outcome, type RowWish } from './row-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver whose requests are answered by the test. */
function aSaver() {
  const sent: { rowId: string; wish: RowWish; signal: AbortSignal; answer: (outcome: Outcome) => void }[] = [];
  const settled: string[] = [];
  const saver = createRowSaver({
    delayMs: 400,
    send: (rowId, wish, signal) => new Promise((answer) => sent.push({ rowId, wish, signal, answer })),
    onSettled: (rowId, outcome) => settled.push(`${rowId} ${outcome}`),
  });
  const answer = async (index: number, outcome: Outcome) => {
    sent[index]?.answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, settled, answer };
}

test('B35 a row is saved once, 400 ms after the last change, with all changes', async () => {
  const { saver, sent, settled, answer } = aSaver();
  saver.change('a', { quantity: 2 });
  await vi.advanceTimersByTimeAsync(300);
  saver.change('a', { comment: 'x' });
  await vi.advanceTimersByTimeAsync(300);
  saver.change('a', { quantity: 4 });
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ wish }) => wish)).toEqual([{ quantity: 4, comment: 'x' }]);
  await answer(0, 'saved');
  expect(settled).toEqual(['a saved']);
});

test('rows are saved independently of each other', async () => {
  const { saver, sent } = aSaver();
  saver.change('a', { quantity: 2 });
  await vi.advanceTimersByTimeAsync(300);
  saver.change('b', { quantity: 3 });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(({ rowId }) => rowId)).toEqual(['a']);
});

test('B36 a newer change aborts the running request, includes its changes, and only its result counts', async () => {
  const { saver, sent, settled, answer } = aSaver();
  saver.change('a', { quantity: 2, comment: 'x' });
  await vi.advanceTimersByTimeAsync(400);
  saver.change('a', { quantity: 5 });
  expect(sent[0]?.signal.aborted).toBe(true);
  await answer(0, 'failed');
  await vi.advanceTimersByTimeAsync(400);
  expect(sent[1]?.wish).toEqual({ quantity: 5, comment: 'x' });
  expect(settled).toEqual([]);
  await answer(1, 'saved');
  expect(settled).toEqual(['a saved']);
});

test('a row that another request changed is retried once, not forever', async () => {
  const { saver, sent, settled, answer } = aSaver();
  saver.change('a', { quantity: 2 });
  await vi.advanceTimersByTimeAsync(400);
  await answer(0, 'changed');
  expect(sent.map(({ wish }) => wish)).toEqual([{ quantity: 2 }, { quantity: 2 }]);
  await answer(1, 'changed');
  expect(sent).toHaveLength(2);
  expect(settled).toEqual(['a changed']);
});

test('nothing is sent for a removed row; waiting changes can be sent at once', async () => {
  const { saver, sent } = aSaver();
  saver.change('a', { quantity: 2 });
  saver.change('b', { quantity: 3 });
  saver.drop('a');
  void saver.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ rowId }) => rowId)).toEqual(['b']);
  saver.drop('b');
  expect(sent[0]?.signal.aborted).toBe(true);
});

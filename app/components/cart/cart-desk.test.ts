import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartDesk } from './cart-desk.ts';
import { type CartState, cartReducer, shownRows, startWith } from './cart-state.ts';
import { aPageView, aRowView } from './page-fixtures.ts';
import type { CartAnswer } from './talk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = aPageView({ rows: [aRowView({ id: 'a', quantity: 1 }), aRowView({ id: 'b' })] });
const withQuantity = (quantity: number, version = 2) =>
  aPageView({ rows: [aRowView({ id: 'a', quantity, version }), aRowView({ id: 'b' })] });

/** A desk with a shop that returns the given answers in turn, then none. */
function aDesk(...answers: (CartAnswer | undefined)[]) {
  let state: CartState = startWith({ page, told: undefined });
  const sent: string[] = [];
  let failures = 0;
  const desk = createCartDesk({
    page,
    post: (fields) => {
      sent.push(fields.toString());
      return Promise.resolve(answers.shift());
    },
    read: () => Promise.resolve(undefined),
    emit: (event) => {
      state = cartReducer(state, event);
    },
    onFailed: () => {
      failures += 1;
    },
  });
  const quantityOf = (rowId: string) => shownRows(state).find(({ id }) => id === rowId)?.quantity;
  return { desk, sent, quantityOf, failures: () => failures, state: () => state };
}

test('B35 a change shows at once, is sent with the version that was read, and stays when it is saved', async () => {
  const { desk, sent, quantityOf, state } = aDesk({ page: withQuantity(4) });
  desk.change('a', { quantity: 4 });
  expect(quantityOf('a')).toBe(4);
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).toEqual(['intent=row&rowId=a&version=1&quantity=4']);
  expect(quantityOf('a')).toBe(4);
  expect(state().drafts).toEqual({});
});

test('B43 B52 a change without a response is reverted and its row is flagged', async () => {
  const { desk, quantityOf, failures, state } = aDesk(undefined);
  desk.change('a', { quantity: 4 });
  await vi.advanceTimersByTimeAsync(400);
  expect(quantityOf('a')).toBe(1);
  expect(failures()).toBe(1);
  expect(state().problems).toEqual({ a: '' });
});

test('a refused change is reverted with its message and without an alarm', async () => {
  const refusal = { code: 'quantity-too-large', words: 'Too many.' };
  const { desk, quantityOf, failures, state } = aDesk({ page, refusal });
  desk.change('a', { quantity: 4 });
  await vi.advanceTimersByTimeAsync(400);
  expect([quantityOf('a'), failures()]).toEqual([1, 0]);
  expect(state().problems).toEqual({ a: 'Too many.' });
  desk.change('a', { quantity: 2 });
  expect(state().problems).toEqual({});
});

test('a row that changed elsewhere is reloaded, and the latest change is tried once more', async () => {
  const refusal = { code: 'row-changed', words: 'Changed.' };
  const { desk, sent, quantityOf } = aDesk({ page: withQuantity(7, 5), refusal }, { page: withQuantity(4, 6) });
  desk.change('a', { quantity: 4 });
  await vi.advanceTimersByTimeAsync(400);
  expect(sent.map((one) => /version=(\d)/.exec(one)?.[1])).toEqual(['1', '5']);
  expect(quantityOf('a')).toBe(4);
});

describe('rows are marked for a moment', () => {
  test('B31 a new row for 4 seconds', async () => {
    const { desk, state } = aDesk();
    desk.show(aPageView({ rows: [...page.rows, aRowView({ id: 'c' })] }));
    await vi.advanceTimersByTimeAsync(3999);
    expect(state().marks).toEqual({ c: 'added' });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().marks).toEqual({});
  });

  test('B34 a saved row for 1 second', async () => {
    const { desk, state } = aDesk({ page: withQuantity(4) });
    desk.change('a', { quantity: 4 });
    await vi.advanceTimersByTimeAsync(400 + 999);
    expect(state().marks).toEqual({ a: 'flash' });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().marks).toEqual({});
  });

  test('B32 B51 a row that could not be removed comes back and blinks for 2 seconds', async () => {
    const { desk, quantityOf, state } = aDesk(undefined);
    const removal = desk.remove(['a']);
    expect(quantityOf('a')).toBeUndefined();
    expect(await removal).toBe(false);
    expect(quantityOf('a')).toBe(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(state().marks).toEqual({ a: 'blink' });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().marks).toEqual({});
  });

  test('B33 a size chosen by the shop is shown for 1 second', async () => {
    const { desk, state } = aDesk({ page: withQuantity(1), otherSize: 'C52' });
    desk.change('a', { colour: '11201520AB02' });
    await vi.advanceTimersByTimeAsync(400 + 999);
    expect(state().tips).toEqual({ a: 'C52' });
    await vi.advanceTimersByTimeAsync(1);
    expect(state().tips).toEqual({});
  });
});

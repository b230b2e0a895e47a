import { expect, test } from 'vitest';
import { cartReducer, shownRows, startWith } from './cart-state.ts';
import { aPageView, aRowView } from './page-fixtures.ts';

const page = () => aPageView({ rows: [aRowView({ id: 'a' }), aRowView({ id: 'b' })] });

test('an unchanged row stays the same object when the cart is reloaded', () => {
  const state = startWith({ page: page(), told: undefined });
  const next = aPageView({ rows: [aRowView({ id: 'a' }), aRowView({ id: 'b', quantity: 2 })] });
  const after = cartReducer(state, { kind: 'page', page: next });
  expect(after.page.rows[0]).toBe(state.page.rows[0]);
  expect(after.page.rows[1]).toBe(next.rows[1]);
  // Everything that a row renders from.
  expect(after.page.colours['11201520']).toBe(state.page.colours['11201520']);
  expect(after.page.coworkers).toBe(state.page.coworkers);
  expect(after.page.needs).toBe(state.page.needs);
});

test('a new colour is shown by its name before the response', () => {
  const state = startWith({ page: page(), told: undefined });
  const after = cartReducer(state, { kind: 'wish', rowId: 'a', wish: { colour: '11201520AB02' } });
  expect(shownRows(after)[0]?.colour?.name).toBe('Grey');
});

test('typed values of a returned form stay, with the error at their row', () => {
  const typed = { intent: 'row', rowId: 'b', quantity: '16', comment: 'for Olle' };
  const state = startWith({ page: page(), told: { typed, words: 'Sold in packs of 10.' } });
  expect(shownRows(state)[1]).toMatchObject({ quantity: 16, comment: 'for Olle' });
  expect(state.problems).toEqual({ b: 'Sold in packs of 10.' });
});

test('a row that the shop has removed is no longer marked as being removed', () => {
  const state = cartReducer(startWith({ page: page(), told: undefined }), { kind: 'remove', rowIds: ['a'] });
  expect(shownRows(state).map(({ id }) => id)).toEqual(['b']);
  const after = cartReducer(state, { kind: 'page', page: aPageView({ rows: [aRowView({ id: 'b' })] }) });
  expect(after.removing).toEqual([]);
});

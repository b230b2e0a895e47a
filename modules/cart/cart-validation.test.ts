import { describe, expect, test } from 'vitest';
import { type RowToValidate, validateCart } from './cart-validation.ts';
import { rowErrorKinds } from './cart-view.ts';

const row = (facts: Partial<RowToValidate> = {}): RowToValidate => ({
  id: 'r',
  name: 'Trousers',
  sku: '100011100100C50',
  quantity: 2,
  rowNumber: 100,
  type: 'DefaultArticle',
  comment: '',
  coworkerId: undefined,
  isSold: true,
  fitsUnit: true,
  lacksVas: false,
  sharesPlace: false,
  textProblems: [],
  ...facts,
});
const free = { comment: false, coworker: false };
const wordsOf = (facts: Partial<RowToValidate>, needs = free) =>
  validateCart([row(facts)], needs).problems.map(({ kind, word }) => `${kind} ${word}`);

test('B06 three kinds of errors are shown at their own fields', () =>
  expect(rowErrorKinds).toEqual(['CustomerSelect', 'LaundryError', 'Comment']));

test('B44 B78 a cart needs at least one product', () => {
  expect(validateCart([], free)).toEqual({ isValid: false, problems: [] });
  expect(validateCart([row()], free)).toEqual({ isValid: true, problems: [] });
});

test('B43 a row error is reported with its place', () => {
  const { isValid, problems } = validateCart([row(), row({ comment: 'x'.repeat(99) })], free);
  expect(isValid).toBe(false);
  expect(problems).toEqual([{ index: 1, kind: 'Comment', word: 'commentTooLong' }]);
});

test.each([
  { id: undefined },
  { name: '' },
  { name: undefined },
  { sku: 7 },
  { quantity: '2' },
  { quantity: Number.NaN },
  { rowNumber: undefined },
])('B45 a row with %o is incomplete', (facts) => expect(wordsOf(facts)).toEqual(['Row incomplete']));

test('B46 freight is not a row', () => {
  expect(wordsOf({ type: 'FreightArticle' })).toEqual(['Row wrongType']);
  for (const type of ['DefaultArticle', 'ExternalArticle', 'VasArticle']) expect(wordsOf({ type })).toEqual([]);
});

test('B47 98 characters pass, 99 do not', () => {
  expect(wordsOf({ comment: 'x'.repeat(98) })).toEqual([]);
  expect(wordsOf({ comment: 'x'.repeat(99) })).toEqual(['Comment commentTooLong']);
  expect(wordsOf({ comment: '🧤'.repeat(98) })).toEqual([]);
  expect(wordsOf({ comment: '🧤'.repeat(99) })).toEqual(['Comment commentTooLong']);
});

describe('fields that a company requires', () => {
  test('B48 a comment', () => {
    expect(wordsOf({ comment: '  ' }, { ...free, comment: true })).toEqual(['Comment commentRequired']);
    expect(wordsOf({ comment: 'x' }, { ...free, comment: true })).toEqual([]);
  });

  test('B49 a wearer', () => {
    expect(wordsOf({}, { ...free, coworker: true })).toEqual(['CustomerSelect coworkerRequired']);
    expect(wordsOf({ coworkerId: 7 }, { ...free, coworker: true })).toEqual([]);
  });
});

test('B50 articles that are not sold, and missing mandatory services, block the order', () => {
  expect(wordsOf({ isSold: false })).toEqual(['Row notSold']);
  expect(wordsOf({ lacksVas: true })).toEqual(['Row vasRequired']);
  expect(wordsOf({ sharesPlace: true })).toEqual(['Row vasPlaceTaken']);
});

test('V18 a cart is valid only if every text on a garment is', () => {
  const { isValid, problems } = validateCart([row(), row({ textProblems: ['vasOccupation'] })], free);
  expect(isValid).toBe(false);
  expect(problems).toEqual([{ index: 1, kind: 'Row', word: 'vasOccupation' }]);
});

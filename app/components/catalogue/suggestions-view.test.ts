import { expect, test } from 'vitest';
import { optionsOf, type Suggestion, stepFrom } from './suggestions-view.ts';

const option = (text: string): Suggestion => ({ text, marks: [], href: `/en/${text}` });
const product = { ...option('p'), partNo: '111111110104', picture: { path: 'p.jpg' } };

test('options are traversed in display order', () => {
  const view = { completions: [option('b')], categories: [option('c')], products: [product] };
  expect(optionsOf(view).map(({ text }) => text)).toEqual(['b', 'c', 'p']);
  expect(optionsOf({ ...view, didYouMean: option('a') }).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'p']);
});

test('the arrow keys move from the field through the options and back, in both directions', () => {
  expect([-1, 0, 1].map((active) => stepFrom(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => stepFrom(active, -1, 2))).toEqual([1, -1, 0]);
  expect(stepFrom(-1, 1, 0)).toBe(-1);
});

import { expect, test } from 'vitest';
import { inShownOrder, kindOf, splitValues } from './filter-kinds.ts';

const named = (parametricCode: string) => ({ parametricCode });

test('colours and sizes come first, the others in catalogue order', () => {
  const order = inShownOrder(['Gender', 'Fit', 'Material', 'Color', 'Size', 'Season'].map(named));
  expect(order.map(({ parametricCode }) => parametricCode)).toEqual([
    'Color',
    'Size',
    'Gender',
    'Fit',
    'Material',
    'Season',
  ]);
});

test('colours have swatches, sizes are chips, other filters are text', () => {
  expect(['Color', 'ColorCode', 'Size', 'SizeAlternate', 'Fit', 'toString'].map((code) => kindOf(named(code)))).toEqual(
    ['colour', 'colour', 'size', 'size', 'plain', 'plain'],
  );
});

test('a long filter shows its beginning, but never hides only a few values', () => {
  const values = Array.from({ length: 11 }, (_, at) => at);
  expect(splitValues(values, 'plain')).toEqual({ first: values, rest: [] });
  expect(splitValues([...values, 11], 'plain')).toMatchObject({ first: values.slice(0, 8), rest: [8, 9, 10, 11] });
});

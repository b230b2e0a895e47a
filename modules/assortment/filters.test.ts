import { expect, test } from 'vitest';
import { filtersOf } from './filters.ts';

const named = (id: number, code: string) => ({ id, code, label: code.toUpperCase(), sortOrder: id });
const fit = { parametricCode: 'Fit', name: 'Fit', filterType: 'ParametricList', isAndFilter: false } as const;
const pack = { parametricCode: 'Pack', name: 'Pack', filterType: 'ParametricMultiple', isAndFilter: true } as const;
const dictionary = {
  filters: [
    { ...fit, firstSlot: 0, values: [named(11, 'slim'), named(12, 'loose'), named(13, 'odd')] },
    { ...pack, firstSlot: 3, values: [named(21, 'one')] },
  ],
} as unknown as Parameters<typeof filtersOf>[0];
const answer = (counts: number[], present: number[]) => ({
  counts: Uint32Array.from(counts),
  present: Uint8Array.from(present),
});

test('P14 P15 a filter lists its values with count, selection and whether they have results', () => {
  expect(filtersOf(dictionary, answer([3, 0, 0, 2], [1, 1, 0, 1]), [11])).toEqual([
    {
      ...fit,
      values: [
        { ...named(11, 'slim'), count: 3, selected: true, disabled: false },
        { ...named(12, 'loose'), count: 0, selected: false, disabled: true },
      ],
    },
    { ...pack, values: [{ ...named(21, 'one'), count: 2, selected: false, disabled: false }] },
  ]);
});

test('P15 a selected value without results can be removed', () => {
  const [filter] = filtersOf(dictionary, answer([0, 0, 0, 0], [0, 0, 0, 0]), [13, 999]);
  expect(filter?.values).toEqual([{ ...named(13, 'odd'), count: 0, selected: true, disabled: false }]);
  expect(filtersOf(dictionary, answer([0, 0, 0, 0], [0, 0, 0, 0]), [])).toEqual([]);
});

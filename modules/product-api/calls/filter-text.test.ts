import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersOf } from '../../assortment/filters.ts';
import { toFilterViews } from '../filters-schema.ts';
import { asciiJson } from './ascii-json.ts';
import { createFilterWriter } from './filter-text.ts';

type FilterCounts = Parameters<ReturnType<typeof createFilterWriter>>[0];

const named = (id: number, label: string, hex?: string) => ({
  id,
  label,
  code: `c${id}`,
  sortOrder: id,
  ...(hex !== undefined && { hex }),
});
const dictionary = {
  filters: [
    {
      parametricCode: 'Color',
      name: 'Färg "röd"',
      filterType: 'ParametricList',
      isAndFilter: false,
      firstSlot: 0,
      values: [named(11, 'Röd', '#f00'), named(12, 'a\\b'), named(13, 'Blå')],
    },
    {
      parametricCode: 'Quantity',
      name: 'Antal',
      filterType: 'ParametricMultiple',
      isAndFilter: true,
      firstSlot: 3,
      values: [named(21, 'ett'), named(22, 'två')],
    },
  ],
} as unknown as FilterCounts['dictionary'];

test('P14 P15 filters as text equal those written from their values', () => {
  const write = createFilterWriter();
  const slots = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(
      slots(fc.nat(3)),
      slots(fc.nat(1)),
      fc.uniqueArray(fc.constantFrom(11, 12, 13, 21, 22, 999)),
      (counts, present, chosenIds) => {
        const answer = { counts: Uint32Array.from(counts), present: Uint8Array.from(present) };
        const views = toFilterViews(filtersOf(dictionary, answer, chosenIds));
        expect(write({ dictionary, ...answer, chosenIds, remembered: undefined })).toBe(asciiJson(views));
      },
    ),
  );
});

test('cached counts are written once, separately for each language', () => {
  const write = createFilterWriter();
  const counted = (count: number) => ({
    counts: Uint32Array.of(count, 0, 0, 0, 0),
    present: Uint8Array.of(1, 0, 0, 0, 0),
    chosenIds: [],
  });
  const remembered = {};
  const first = write({ dictionary, ...counted(7), remembered });
  expect(first).toContain('"count":7');
  expect(write({ dictionary, ...counted(8), remembered })).toBe(first);
  expect(write({ dictionary, ...counted(8), remembered: {} })).toContain('"count":8');
  const other = { filters: [{ ...dictionary.filters[0], name: 'Colour' }] } as unknown as FilterCounts['dictionary'];
  expect(write({ dictionary: other, ...counted(7), remembered })).toContain('"name":"Colour"');
});

import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { type Allowance, allowancesOf, exceededBy, leftOf, type WornPieces } from './allowance.ts';

const day = (text: string) => text as CalendarDate;
const today = day('2026-11-18');

const allowance = (changed: Partial<Allowance> = {}): Allowance => ({
  id: 'a1',
  companyId: 1,
  version: 1,
  holder: { occupation: 'Carpenter' },
  category: 'trousers',
  pieces: 2,
  period: 'Year',
  startsOn: day('2026-01-01'),
  excess: 'refuse',
  ...changed,
});

const olle = { id: 7, occupation: ' carpenter ' };

const worn = (changed: Partial<WornPieces> = {}): WornPieces => ({
  wearerId: 7,
  day: day('2026-03-02'),
  quantity: 1,
  categories: ['clothes', 'trousers', 'work-trousers'],
  ...changed,
});

const leftFor = (all: readonly Allowance[], bought: readonly WornPieces[]) =>
  leftOf(all, olle, { bought, day: today }).map(({ used, left }) => [used, left]);

test('an occupation is compared without regard to capital letters and spaces', () => {
  const all = [allowance()];
  expect(allowancesOf(all, olle, today)).toEqual(all);
  expect(allowancesOf(all, { id: 7, occupation: 'Painter' }, today)).toEqual([]);
  expect(allowancesOf(all, { id: 7, occupation: undefined }, today)).toEqual([]);
});

test('the allowance of a person replaces that of the occupation for the same category only', () => {
  const own = allowance({ id: 'a2', holder: { customerId: 7 }, pieces: 5 });
  const shirts = allowance({ id: 'a3', category: 'shirts' });
  const all = [allowance(), own, shirts];
  expect(allowancesOf(all, olle, today)).toEqual([own, shirts]);
  expect(allowancesOf(all, { ...olle, id: 8 }, today)).toEqual([allowance(), shirts]);
});

test.each([
  ['2026-01-01', '2026-11-18', ['own']],
  ['2026-01-01', '2026-11-19', ['of the occupation']],
  ['2026-11-19', '2026-11-18', ['own']],
  ['2026-11-19', '2026-11-19', []],
])('an occupation from %s and an own allowance from %s: on 2026-11-18 %j', (ofOccupation, ofPerson, expected) => {
  const all = [
    allowance({ id: 'of the occupation', startsOn: day(ofOccupation) }),
    allowance({ id: 'own', holder: { customerId: 7 }, startsOn: day(ofPerson) }),
  ];
  expect(allowancesOf(all, olle, today).map(({ id }) => id)).toEqual(expected);
  expect(leftOf(all, olle, { bought: [], day: today }).map((one) => one.allowance.id)).toEqual(expected);
});

test('pieces of the category and below it count in the period, for this person', () => {
  const counted = [worn(), worn({ day: day('2026-01-01'), quantity: 0.5 })];
  const others = [worn({ day: day('2025-12-31') }), worn({ wearerId: 8 }), worn({ categories: ['clothes', 'shirts'] })];
  expect(leftFor([allowance()], [...counted, ...others])).toEqual([[1.5, 0.5]]);
});

test('nothing is left below zero, and an allowance that begins later does not count yet', () => {
  expect(leftFor([allowance()], [worn({ quantity: 9 })])).toEqual([[9, 0]]);
  expect(leftFor([allowance({ startsOn: day('2027-01-01') })], [])).toEqual([]);
});

test('rows of a person are added up: the first piece above the allowance exceeds it', () => {
  const lefts = leftOf([allowance()], olle, { bought: [worn()], day: today });
  const row = { rowId: 'a', wearerId: 7, quantity: 1, categories: ['trousers'] };
  expect(exceededBy(lefts, [row, { ...row, wearerId: 8 }])).toEqual([]);
  expect(
    exceededBy(lefts, [row, { ...row, rowId: 'b' }, { ...row, rowId: 'c', categories: ['shirts'] }]),
  ).toMatchObject([{ used: 1, left: 1, wanted: 2, rowIds: ['a', 'b'] }]);
  expect(exceededBy(lefts, [{ ...row, quantity: 9, categories: ['shirts'] }])).toEqual([]);
});

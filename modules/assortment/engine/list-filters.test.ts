import { expect, test } from 'vitest';
import { answerList } from './answer-list.ts';
import { listFilters } from './list-filters.ts';
import { aColour, aMarket, aProduct } from './testing/build-source.ts';
import { aRequest, openSource } from './testing/open-source.ts';

const engine = openSource(aMarket(), [
  aProduct('10000001', [aColour('100000010100', ['S'])], { parametrics: { Gender: ['Men'] } }),
  aProduct('10000002', [aColour('100000020200', ['M'])], { parametrics: { Gender: ['Women'] } }),
]);
const assortment = engine.assortmentFor({ priceLists: [['PUB']], now: new Date(0), showsNonSellable: false });

test('P15 counts stand at the values of the same id; a value without hits has 0 and is disabled, unless it is chosen', () => {
  const filtersOf = (valueIds: number[]) =>
    listFilters(engine, answerList(engine, assortment, aRequest({ valueIds })), valueIds, 'sv');
  const valuesOf = (code: string, valueIds: number[]) =>
    filtersOf(valueIds)
      .find(({ parametricCode }) => parametricCode === code)
      ?.values.map(({ id, count, selected, disabled }) => ({ id, count, selected, disabled }));
  expect(valuesOf('Size', [10])).toEqual([
    { id: 40, count: 1, selected: false, disabled: false },
    { id: 41, count: 0, selected: false, disabled: true },
  ]);
  expect(valuesOf('Size', [10, 41])).toEqual([
    { id: 40, count: 1, selected: false, disabled: false },
    { id: 41, count: 0, selected: true, disabled: false },
  ]);
  expect(filtersOf([]).map(({ parametricCode }) => parametricCode)).toEqual(['Gender', 'Color', 'Size']);
});

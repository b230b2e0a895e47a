import { expect, test } from 'vitest';
import { numberKey } from '#modules/order-history/cursor.ts';
import { historyQueryOf, listHref, soughtIn } from './history-query.ts';

const asked = (query: string) => historyQueryOf(new URLSearchParams(query), numberKey);

test('an address without a query gives the newest of all orders', () => {
  expect(asked('lang=sv')).toMatchObject({ isNarrowed: false, problems: {}, part: { order: 'desc' } });
  expect(asked('after=5.1&order=asc').part).toMatchObject({ order: 'asc', after: { micros: 5, key: '1' } });
  expect(asked('after=nonsense').part.after).toBeUndefined();
});

test('an invalid day stays in the field, is reported and not searched for', () => {
  const wrong = asked('from=2026-02-30&to=soon');
  expect(wrong).toMatchObject({ from: '2026-02-30', to: 'soon', problems: { from: 'date', to: 'date' } });
  expect(soughtIn(wrong)).toEqual({ text: undefined, from: undefined, to: undefined, companyId: undefined });
  expect(asked('from=0001-01-01').problems).toEqual({ from: 'date' });
  expect(asked('from=2026-03-01&to=2026-02-01').problems).toEqual({ from: 'period' });
  expect(asked('from=2026-03-01&to=2026-03-01').problems).toEqual({});
});

test('a company is selected by its number', () => {
  expect(soughtIn(asked('company=1002')).companyId).toBe(1002);
  expect(soughtIn(asked('company=Bygg')).companyId).toBeUndefined();
  expect(asked('company=1002').isNarrowed).toBe(true);
});

test('an address says the same again', () => {
  const question = 'search=PO+17&state=300&from=2026-01-01&to=2026-02-01&company=7&order=asc';
  expect(listHref(asked(question))).toBe(`?${question}`);
  expect(listHref(asked(question), { after: '5.1' })).toBe(`?${question}&after=5.1`);
  expect(listHref(asked(''))).toBe('?');
});

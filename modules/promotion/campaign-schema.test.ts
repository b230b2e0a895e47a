import { expect, test } from 'vitest';
import { campaignInput } from './campaign-schema.ts';

const sale = { name: { en: 'Sale' }, system: 'engine', benefit: { kind: 'basket-percent', percent: 10 } };
const problemsOf = (facts: object) =>
  (campaignInput.safeParse({ ...sale, ...facts }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('a campaign needs only a name in one language and its benefit', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ name: {} })).toEqual([['name', 'required']]);
  expect(problemsOf({ name: { sv: ' ' } })).toEqual([['name.sv', 'required']]);
  expect(problemsOf({ name: { xx: 'Sale' } })).not.toEqual([]);
});

test('D18 a campaign of the code flow has a code, stored in capitals', () => {
  expect(problemsOf({ system: 'code' })).toEqual([['code', 'required']]);
  expect(problemsOf({ system: 'both' })).toEqual([['code', 'required']]);
  expect(campaignInput.parse({ ...sale, system: 'code', code: ' work10 ' }).code).toBe('WORK10');
  expect(problemsOf({ code: 'a b' })).toEqual([['code', 'invalid']]);
});

test('it ends after it begins', () => {
  const validFrom = '2026-11-16T08:00:00Z';
  expect(problemsOf({ validFrom, validTo: '2026-11-16T08:00:01Z' })).toEqual([]);
  expect(problemsOf({ validFrom, validTo: validFrom })).toEqual([['validTo', 'too-small']]);
});

test('amounts are given in the currency of each market', () => {
  const benefit = { kind: 'basket-amount', amounts: [{ currency: 'SEK', amount: 50 }] };
  expect(problemsOf({ benefit, marketIds: [1] })).toEqual([]);
  expect(problemsOf({ benefit, marketIds: [1, 2] })).toEqual([['benefit.amounts.NOK', 'required']]);
  const conditions = [{ kind: 'minimum-amount', amounts: [{ currency: 'EUR', amount: 5 }] }];
  expect(problemsOf({ conditions, marketIds: [1] })).toEqual([['conditions.0.amounts.SEK', 'required']]);
  expect(problemsOf({ benefit }).map(([path]) => path)).toHaveLength(10);
});

test('unknown markets, kinds and members are refused', () => {
  expect(problemsOf({ marketIds: [6] })).toEqual([['marketIds.0', 'invalid']]);
  expect(problemsOf({ benefit: { kind: 'magic' } })).toHaveLength(1);
  expect(problemsOf({ isActive: true })).toHaveLength(1);
});

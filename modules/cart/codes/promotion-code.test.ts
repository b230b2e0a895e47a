import { expect, test } from 'vitest';
import type { BasketCode } from '../../promotion/basket-code.ts';
import { codeOf, removedCodeOf, whyRemoved, withCode, withoutCode } from './promotion-code.ts';

const type = { key: 'Type', id: 't', value: 'x' };
const newId = () => 'new';
const answer = (facts: Partial<BasketCode>): BasketCode => ({
  code: 'SUMMER',
  status: 'CodeAdded',
  isValid: true,
  name: 'Summer',
  description: '',
  message: '',
  ...facts,
});

test('D03 a cart holds one code, as an entry with an id', () => {
  const metadata = withCode(
    { metadata: [type, { key: 'PromotionCode', id: 'old', value: 'WINTER' }] },
    'SUMMER',
    newId,
  );
  expect(metadata).toEqual([type, { key: 'PromotionCode', id: 'new', value: 'SUMMER' }]);
  expect(codeOf({ metadata })).toMatchObject({ id: 'new', value: 'SUMMER' });
  expect(withoutCode({ metadata }, undefined, newId)).toEqual([type]);
});

test('D14 the reason of a removal is stored until the next code or the next read', () => {
  const removed = { code: 'SUMMER', reason: 'failed', message: undefined } as const;
  const metadata = withoutCode({ metadata: withCode({ metadata: [] }, 'SUMMER', newId) }, removed, newId);
  expect(codeOf({ metadata })).toBeUndefined();
  expect(removedCodeOf({ metadata })).toEqual({ code: 'SUMMER', reason: 'failed' });
  expect(removedCodeOf({ metadata: withCode({ metadata }, 'WINTER', newId) })).toBeUndefined();
  expect(removedCodeOf({ metadata: withoutCode({ metadata }, undefined, newId) })).toBeUndefined();
});

test('D14 an invalid result, no result, and an empty cart remove a code; a valid result does not', () => {
  const reasonOf = (rows: unknown[], said: BasketCode | undefined) => whyRemoved('SUMMER', rows, said)?.reason;
  expect(reasonOf([1], answer({}))).toBeUndefined();
  expect(reasonOf([], answer({}))).toBe('emptied');
  expect(reasonOf([1], undefined)).toBe('failed');
  expect(reasonOf([1], answer({ isValid: false, status: 'Error' }))).toBe('invalid');
  const unmet = answer({ isValid: false, status: 'RequirementsNotMet', message: 'From 500 kr' });
  expect(whyRemoved('SUMMER', [1], unmet)).toEqual({
    code: 'SUMMER',
    reason: 'requirements-not-met',
    message: 'From 500 kr',
  });
});

import { expect, test } from 'vitest';
import { ariaOf, errorList, summaryOf } from './field-errors.ts';

test('errors may be a sentence, a list or undefined', () => {
  expect(errorList('Too short')).toEqual(['Too short']);
  expect(errorList(['Too short', 'No digits'])).toEqual(['Too short', 'No digits']);
  for (const nothing of [undefined, null, '', [], ['']]) expect(errorList(nothing)).toEqual([]);
});

test('a control names its error before its hint, under the ids that Conform uses', () => {
  expect(ariaOf('email', { hint: 'Work address', error: ['Wrong'] })).toEqual({
    'aria-invalid': true,
    'aria-describedby': 'email-error email-description',
  });
  expect(ariaOf('email', { hint: 'Work address' })['aria-describedby']).toBe('email-description');
  expect(ariaOf('email', {})).toEqual({ 'aria-invalid': undefined, 'aria-describedby': undefined });
});

test('the summary lists form errors first, then field errors by id', () => {
  const fields = [{ id: 'f-email', errors: ['Wrong', 'Too long'] }, { id: 'f-name' }];
  expect(summaryOf(fields, 'No stock')).toEqual([
    { text: 'No stock' },
    { text: 'Wrong', fieldId: 'f-email' },
    { text: 'Too long', fieldId: 'f-email' },
  ]);
  expect(summaryOf([{ id: 'f-name' }])).toEqual([]);
});

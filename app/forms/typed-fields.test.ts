import { expect, test } from 'vitest';
import { typedFields, typedFormOf } from './typed-fields.ts';

test('an input shows the typed value before the stored one, and its error', () => {
  const fields = typedFields({ typed: { body: 'Hi', empty: '' }, problems: { body: 'Too short' } });
  expect(fields.text('body', 'first')).toEqual({ id: 'body', name: 'body', defaultValue: 'Hi', error: 'Too short' });
  expect(fields.text('empty', 'first').defaultValue).toBe('');
  expect(fields.text('other', 'first')).toEqual({
    id: 'other',
    name: 'other',
    defaultValue: 'first',
    error: undefined,
  });
  expect(typedFields().text('body').defaultValue).toBe('');
});

test('an input may have its own id', () => {
  expect(typedFields(undefined, (name) => `form-${name}`).text('body')).toMatchObject({
    id: 'form-body',
    name: 'body',
  });
});

test('boxes that share a name are ticked by their values', () => {
  const fields = typedFields({ typed: { markets: ['1', '2'], combines: 'on' }, problems: {} });
  expect([fields.has('markets', '2'), fields.has('markets', '3')]).toEqual([true, false]);
  expect([fields.isOn('combines'), fields.isOn('other')]).toEqual([true, false]);
});

test('an answer to a form with a schema becomes texts and the first problem of each field', () => {
  const error = { '': ['About all'], body: ['Too short', 'Too plain'], title: null };
  expect(typedFormOf({ status: 'error', initialValue: { body: 'Hi', tags: ['a'] }, error })).toEqual({
    typed: { body: 'Hi' },
    problems: { body: 'Too short' },
  });
  expect(typedFormOf({})).toEqual({ typed: {}, problems: {} });
});

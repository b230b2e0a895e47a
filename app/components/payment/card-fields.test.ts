import { expect, test } from 'vitest';
import { wrongCardFields } from './card-fields.ts';

const now = new Date('2026-11-30T23:00:00Z');
const card = { number: '4111 1111 4555 1142', expiry: '03/30', code: '737' };

test('a card with a valid number, a future date and a code has no errors', () => {
  expect(wrongCardFields(card, now)).toEqual([]);
  expect(wrongCardFields({ ...card, expiry: '11/26' }, now)).toEqual([]);
  expect(wrongCardFields({ ...card, expiry: '0330', code: '7373' }, now)).toEqual([]);
});

test.each([
  [{ number: '4111 1111 1111 1112' }, 'number'],
  [{ number: '' }, 'number'],
  [{ expiry: '10/26' }, 'expiry'],
  [{ expiry: '13/30' }, 'expiry'],
  [{ expiry: '00/30' }, 'expiry'],
  [{ expiry: '' }, 'expiry'],
  [{ code: '73' }, 'code'],
  [{ code: 'abc' }, 'code'],
])('%j is invalid', (change, field) => {
  expect(wrongCardFields({ ...card, ...change }, now)).toEqual([field]);
});

import { expect, test } from 'vitest';
import { orderCodeOf, orderNumberOf, refusalOfOrderCode } from './order-codes.ts';

test('O50 to O85 each order code has its own refusal, and the reverse', () => {
  const numbers = Object.values(orderCodeOf);
  const unused = [18, 30, 35];
  expect(numbers).toEqual(
    Array.from({ length: 39 }, (_, number) => number).filter((number) => !unused.includes(number)),
  );
  for (const [code, number] of Object.entries(orderCodeOf)) expect(refusalOfOrderCode(number)).toBe(code);
});

test('O86 400, 401, 403 and 404 stand for the HTTP statuses', () => {
  expect([400, 401, 403, 404].map(refusalOfOrderCode)).toEqual([
    'malformed-request',
    'not-signed-in',
    'not-allowed',
    'not-found',
  ]);
});

test.each([18, 30, 35, 999, -1, 1.5])('O87 %d is unknown and gets the general text', (number) => {
  expect(refusalOfOrderCode(number)).toBe('order-refused');
});

test('O61 refusals of a choice of services have the number of services that are not found', () => {
  expect((['vas-unknown', 'vas-not-offered', 'vas-twice', 'vas-place'] as const).map(orderNumberOf)).toEqual([
    11, 11, 11, 11,
  ]);
  expect(orderNumberOf('vas-place-taken')).toBeUndefined();
});

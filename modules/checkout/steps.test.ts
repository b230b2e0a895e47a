import { expect, test } from 'vitest';
import { allValid, stepAfter, stepBefore, stepInTheWay, steps, stepsFor, stepValidity } from './steps.ts';

test('O01 R09 R10 the steps are Cart, Order and Delivery, in this order', () => {
  expect(steps.map(({ number, name }) => [name, number])).toEqual([
    ['Cart', 1],
    ['Order', 2],
    ['Delivery', 3],
  ]);
});

test('O02 each step has its own valid flag, and all are valid at first', () => {
  expect(allValid).toEqual({ Cart: true, Order: true, Delivery: true });
  expect(stepValidity({ isCartValid: true, hasRows: true, problems: 0 })).toEqual(allValid);
  expect(stepValidity({ isCartValid: false, hasRows: true, problems: 0 })).toEqual({
    Cart: false,
    Order: true,
    Delivery: false,
  });
  expect(stepValidity({ isCartValid: true, hasRows: false, problems: 0 }).Cart).toBe(false);
  expect(stepValidity({ isCartValid: true, hasRows: true, problems: 2 })).toEqual({
    Cart: true,
    Order: false,
    Delivery: false,
  });
});

test('O03 Cart has Next, Order has Back and Next, Delivery has Back and SendOrder', () => {
  expect(steps.map(({ buttons }) => buttons)).toEqual([['Next'], ['Back', 'Next'], ['Back', 'SendOrder']]);
});

test('O04 back from the first step leads to the products, next from the last to the end', () => {
  expect([1, 2, 3].map(stepBefore)).toEqual(['products', 'Cart', 'Order']);
  expect([1, 2, 3].map((number) => stepAfter(number))).toEqual(['Order', 'Delivery', 'complete']);
});

test('O05 companies confirm in a third step, consumers finish with the second', () => {
  expect(stepsFor('company')).toHaveLength(3);
  expect(stepsFor('consumer').map(({ name }) => name)).toEqual(['Cart', 'Order']);
  expect(stepAfter(2, 'consumer')).toBe('complete');
  expect(stepAfter(2, 'company')).toBe('Delivery');
});

test('a step is shown if all steps before it are complete; a consumer has no third one', () => {
  const noRows = stepValidity({ isCartValid: true, hasRows: false, problems: 3 });
  const unfilled = stepValidity({ isCartValid: true, hasRows: true, problems: 3 });
  expect(stepInTheWay(2, 'consumer', noRows)?.name).toBe('Cart');
  expect(stepInTheWay(2, 'consumer', unfilled)).toBeUndefined();
  expect(stepInTheWay(3, 'company', noRows)?.name).toBe('Cart');
  expect(stepInTheWay(3, 'company', unfilled)?.name).toBe('Order');
  expect(stepInTheWay(3, 'company', allValid)).toBeUndefined();
  expect(stepInTheWay(3, 'consumer', allValid)?.name).toBe('Order');
});

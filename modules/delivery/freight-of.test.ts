import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { freightOf } from './freight-of.ts';

const eur = (amount: number) => money(amount, 'EUR');
const method = { price: { amount: eur(790), isGross: true }, freeFrom: eur(10_000) };

test.each([
  [9999, false, 790],
  [10_000, false, 0],
  [25_000, false, 0],
  [100, true, 0],
])('M55 goods for %i, DeliveryPaidBy company %s: %i cents', (goods, deliveryPaidByCompany, cost) =>
  expect(freightOf(method, { goods: eur(goods), deliveryPaidByCompany })).toEqual({ amount: eur(cost), isGross: true }),
);

test('without a limit freight always costs', () =>
  expect(
    freightOf({ ...method, freeFrom: undefined }, { goods: eur(9_999_999), deliveryPaidByCompany: false }),
  ).toEqual(method.price));

test('goods in another currency throw', () =>
  expect(() => freightOf(method, { goods: money(1, 'SEK'), deliveryPaidByCompany: false })).toThrow('SEK'));

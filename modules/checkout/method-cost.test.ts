import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { DeliveryMethod } from '../delivery/delivery-method.ts';
import { costOf, freightFor } from './method-cost.ts';

const sek = (amount: number) => money(amount, 'SEK');
const taxRates = new Map([['F3000', 2500]]);
const none = new Map([['F3000', 0]]);

test('T08 a method has a cost without and with tax, whichever of the two is listed', () => {
  expect(costOf({ amount: sek(4900), isGross: true }, { basis: 'gross', taxRates })).toEqual({
    cost: sek(3920),
    costIncVat: sek(4900),
  });
  expect(costOf({ amount: sek(4000), isGross: false }, { basis: 'net', taxRates })).toEqual({
    cost: sek(4000),
    costIncVat: sek(5000),
  });
  expect(costOf({ amount: sek(4000), isGross: false }, { basis: 'net', taxRates: undefined })).toEqual({
    cost: sek(4000),
    costIncVat: undefined,
  });
});

test('T08 if the tax rate differs from that of the list, the cost without tax stays the same', () => {
  const rates = { basis: 'net', taxRates: none, listRates: taxRates } as const;
  expect(costOf({ amount: sek(4900), isGross: true }, rates)).toEqual({ cost: sek(3920), costIncVat: sek(3920) });
  expect(costOf({ amount: sek(4000), isGross: false }, rates)).toEqual({ cost: sek(4000), costIncVat: sek(4000) });
});

test('the goods total has tax if the method’s price has', () => {
  const method = { price: { amount: sek(4900), isGross: true }, freeFrom: sek(50_000) } as DeliveryMethod;
  const goods = { net: sek(40_000), gross: sek(50_000) };
  expect(freightFor(method, false)(goods).amount).toEqual(sek(0));
  expect(freightFor({ ...method, price: { ...method.price, isGross: false } }, false)(goods).amount).toEqual(sek(4900));
  expect(freightFor({ ...method, freeFrom: undefined }, true)(goods).amount).toEqual(sek(0));
});

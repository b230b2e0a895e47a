import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Money, money, subtract } from '#core/money.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { billOf } from './bill.ts';

const sek = (amount: number): Money => money(amount, 'SEK');

/** Rows at awkward prices, two rates, and freight as the last. */
function orderOf(given: readonly { quantity: number; net: number; gross: number }[]) {
  const rows = given.map(({ quantity, net, gross }, index) => {
    const row = anOrderRow({ rowNumber: 100 * (index + 1), quantity });
    const taxBasisPoints = index % 2 === 0 ? 2500 : 1200;
    return { ...row, price: { ...row.price, taxBasisPoints, total: { net: sek(net), gross: sek(gross) } } };
  });
  return { ...anOrder().order, rows };
}

const someRow = fc
  .record({ quantity: fc.integer({ min: 1, max: 9 }), net: fc.nat(99_999), tax: fc.nat(9_999) })
  .map(({ quantity, net, tax }) => ({ quantity, net, gross: net + tax }));

const someSteps = fc
  .array(someRow, { minLength: 1, maxLength: 4 })
  .chain((rows) =>
    fc.tuple(fc.constant(rows), fc.array(fc.tuple(...rows.map(({ quantity }) => fc.nat(quantity))), { maxLength: 4 })),
  );

test('part invoices add up to the order: rows, tax of each rate and what is to be paid', () => {
  fc.assert(
    fc.property(someSteps, ([rows, steps]) => {
      const order = orderOf(rows);
      const at = (list: readonly number[]) => new Map(list.map((pieces, index) => [100 * (index + 1), pieces]));
      const states = [[], ...steps, rows.map(({ quantity }) => quantity)].map(at);
      const bills = states.slice(1).map((after, index) => billOf(order, states[index] ?? new Map(), after));
      const whole = billOf(order, new Map(), at(rows.map(({ quantity }) => quantity)));
      const total = (list: readonly Money[]) => list.reduce((sum, { amount }) => sum + amount, 0);
      expect(total(bills.map(({ payable }) => payable))).toBe(rows.reduce((sum, { gross }) => sum + gross, 0));
      expect(total(bills.map(({ tax }) => tax))).toBe(rows.reduce((sum, { net, gross }) => sum + gross - net, 0));
      for (const rate of [2500, 1200]) {
        const of = (bill: typeof whole) => bill.taxes.filter(({ basisPoints }) => basisPoints === rate);
        expect(total(bills.flatMap(of).map(({ tax }) => tax))).toBe(total(of(whole).map(({ tax }) => tax)));
      }
      for (const bill of bills) {
        const net = total(bill.rows.map((row) => row.net));
        expect(net).toBe(total(bill.taxes.map((tax) => tax.net)));
        expect(subtract(bill.payable, bill.tax).amount).toBe(net);
      }
    }),
  );
});

test('going back is a credit, below zero', () => {
  const order = orderOf([{ quantity: 3, net: 1000, gross: 1250 }]);
  const { rows, payable, tax } = billOf(order, new Map([[100, 3]]), new Map([[100, 2]]));
  expect(rows).toMatchObject([{ rowNumber: 100, quantity: -1, net: sek(-333), text: 'Trousers, Navy, C50' }]);
  expect([payable, tax]).toEqual([sek(-417), sek(-84)]);
});

test('more than was ordered is not billed', () => {
  const order = orderOf([{ quantity: 3, net: 1000, gross: 1250 }]);
  expect(billOf(order, new Map(), new Map([[100, 5]])).payable).toEqual(sek(1250));
});

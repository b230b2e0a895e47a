import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money, roundingFor } from '#core/money.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { freightSku } from '../pricing/freight-sku.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { billOf } from './bill.ts';

const eur = (amount: number): Money => money(amount, 'EUR');
const sek = (amount: number): Money => money(amount, 'SEK');

/**
 * Five pairs of gloves at 21.90 with VAT, three jackets at 199.00 without, ten percent off all, delivery 4.90 with VAT, 19 %;
 * a book at 10.70 with its 7 %.
 */
function germanOrder(basis: PriceBasis) {
  const row = (rowNumber: number, sku: string, quantity: number, amount: number, isGross = true) => ({
    rowId: `r${rowNumber}`,
    rowNumber,
    sku,
    quantity,
    unit: { amount: eur(amount), isGross },
    origin: undefined,
  });
  const { rows, ...priced } = priceCart({
    currency: 'EUR',
    basis,
    rows: [
      row(100, '10010001AAAAC50', 5, 2190),
      row(200, '20020002BBBBC50', 3, 19_900, false),
      row(300, '30030003CCCCONE', 1, 1070),
    ],
    effects: [
      { promotionId: 'p', name: 'Tenth', description: '', code: undefined, kind: 'basket-percent', basisPoints: 1000 },
    ],
    taxRates: new Map([
      ['10010001AAAA', 1900],
      ['20020002BBBB', 1900],
      ['30030003CCCC', 700],
      [freightSku, 1900],
    ]),
    freight: { amount: eur(490), isGross: true },
    rounding: roundingFor('on'),
  });
  const all = [...rows, ...(priced.freight ? [{ ...priced.freight, rowNumber: 400 }] : [])];
  const ordered = all.map((price) => ({
    ...anOrderRow(),
    rowNumber: price.rowNumber,
    sku: price.sku,
    quantity: price.quantity,
    price,
  }));
  return { rows: ordered, priced };
}

const at = (...pieces: readonly number[]) => new Map(pieces.map((count, index) => [100 * (index + 1), count]));
const none = at();
const all = at(5, 3, 1, 1);

describe('T19 an invoice of a company, checked by hand', () => {
  const order = germanOrder('net');

  test('the whole order: 19 % of 624.22 are 118.60, 7 % of 9.00 are 0.63', () => {
    const { rows, taxes, tax, payable, rounding } = billOf(order, none, all);
    expect(rows.map((row) => [row.unit?.amount, row.quantity, row.discount?.amount, row.net.amount])).toEqual([
      [1840, 5, 920, 8280],
      [19_900, 3, 5970, 53_730],
      [1000, 1, 100, 900],
      [412, 1, 0, 412],
    ]);
    expect(taxes).toEqual([
      { basisPoints: 700, net: eur(900), tax: eur(63) },
      { basisPoints: 1900, net: eur(62_422), tax: eur(11_860) },
    ]);
    expect([tax, payable, rounding]).toEqual([eur(11_923), eur(75_245), eur(0)]);
  });

  test('two part invoices each add up, and the last one is rounded so that both equal the order', () => {
    const first = billOf(order, none, at(2, 1, 0, 1));
    // 33.12 + 179.10 + 4.12 = 216.34, of which 19 % are 41.1046.
    expect(first.rows.map(({ net }) => net.amount)).toEqual([3312, 17_910, 412]);
    expect([first.tax, first.payable, first.rounding]).toEqual([eur(4110), eur(25_744), eur(0)]);
    const second = billOf(order, at(2, 1, 0, 1), all);
    // 49.68 + 358.20 = 407.88, of which 19 % are 77.4972; and 9.00 with 0.63.
    expect(second.rows.map(({ net }) => net.amount)).toEqual([4968, 35_820, 900]);
    expect(second.taxes.map(({ tax }) => tax.amount)).toEqual([63, 7750]);
    expect([second.tax, second.payable, second.rounding]).toEqual([eur(7813), eur(49_501), eur(0)]);
  });

  test('if the parts are a cent more than the whole, the last one subtracts it as its rounding', () => {
    // 3 x 2.50 at 19 %: 1.425 for each part, 2.85 for two of them.
    const unit = { net: eur(750), gross: eur(893) };
    const total = { net: eur(1500), gross: eur(1785) };
    const row = anOrderRow({ rowNumber: 100, quantity: 2 });
    const nothing = { net: eur(0), gross: eur(0) };
    const price = { ...row.price, unit, line: total, discount: nothing, total, taxBasisPoints: 1900 };
    const small = { rows: [{ ...row, price }], priced: { ...order.priced, basis: 'net' as const } };
    const [one, two] = [billOf(small, none, at(1)), billOf(small, at(1), at(2))];
    expect([one.tax, one.payable, one.rounding]).toEqual([eur(143), eur(893), eur(0)]);
    expect([two.tax, two.payable, two.rounding]).toEqual([eur(143), eur(892), eur(-1)]);
  });

  test('a credit note has the negative amounts of its invoice', () => {
    const { rows, tax, payable } = billOf(order, all, at(5, 2, 1, 1));
    expect(rows).toMatchObject([{ rowNumber: 200, quantity: -1, discount: eur(-1990), net: eur(-17_910) }]);
    expect([tax, payable]).toEqual([eur(-3403), eur(-21_313)]);
  });
});

test('T19 an invoice of a consumer adds up with tax, which is included in the sum of each rate', () => {
  const { rows, taxes, tax, payable, rounding } = billOf(germanOrder('gross'), none, all);
  // 199.00 without VAT are 236.81 with it; ten percent of 109.50 + 710.43 + 10.70 are 83.06, shared.
  expect(rows.map((row) => [row.unit?.amount, row.quantity, row.discount?.amount, row.gross?.amount])).toEqual([
    [2190, 5, 1095, 9855],
    [23_681, 3, 7104, 63_939],
    [1070, 1, 107, 963],
    [490, 1, 0, 490],
  ]);
  // 742.84 are 624.24 and 118.60 of tax, 9.63 are 9.00 and 0.63.
  expect(taxes).toEqual([
    { basisPoints: 700, net: eur(900), tax: eur(63) },
    { basisPoints: 1900, net: eur(62_424), tax: eur(11_860) },
  ]);
  expect([tax, payable, rounding]).toEqual([eur(11_923), eur(75_247), eur(0)]);
  expect(rows.reduce((sum, { net }) => sum + net.amount, 0)).toBe(63_324);
});

describe('an order from before the basis was stored', () => {
  /** Rows at prices that need rounding, with two rates. */
  function orderOf(given: readonly { quantity: number; net: number; gross: number }[]) {
    const rows = given.map(({ quantity, net, gross }, index) => {
      const row = anOrderRow({ rowNumber: 100 * (index + 1), quantity });
      const taxBasisPoints = index % 2 === 0 ? 2500 : 1200;
      return { ...row, price: { ...row.price, taxBasisPoints, total: { net: sek(net), gross: sek(gross) } } };
    });
    const { basis: _, ...priced } = anOrder().order.priced;
    return { rows, priced };
  }

  const someRow = fc
    .record({ quantity: fc.integer({ min: 1, max: 9 }), net: fc.nat(99_999), tax: fc.nat(9_999) })
    .map(({ quantity, net, tax }) => ({ quantity, net, gross: net + tax }));

  const someSteps = fc
    .array(someRow, { minLength: 1, maxLength: 4 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.array(fc.tuple(...rows.map(({ quantity }) => fc.nat(quantity))), { maxLength: 4 }),
      ),
    );

  test('keeps the agreed total with tax: its invoices add up to it, and the difference is their rounding', () => {
    fc.assert(
      fc.property(someSteps, ([rows, steps]) => {
        const order = orderOf(rows);
        const states = [[], ...steps, rows.map(({ quantity }) => quantity)].map((list) => at(...list));
        const bills = states.slice(1).map((after, index) => billOf(order, states[index] ?? none, after));
        const total = (list: readonly (Money | undefined)[]) => list.reduce((sum, one) => sum + (one?.amount ?? 0), 0);
        expect(total(bills.map(({ payable }) => payable))).toBe(rows.reduce((sum, { gross }) => sum + gross, 0));
        expect(total(bills.flatMap((bill) => bill.rows.map(({ net }) => net)))).toBe(
          rows.reduce((sum, { net }) => sum + net, 0),
        );
        for (const bill of bills) {
          const nets = total(bill.rows.map(({ net }) => net));
          expect(bill.payable.amount).toBe(nets + bill.tax.amount + total([bill.rounding]));
        }
      }),
    );
  });

  test('fewer pieces than before give a credit, with negative amounts', () => {
    const order = orderOf([{ quantity: 3, net: 1000, gross: 1250 }]);
    const { rows, payable, tax, rounding } = billOf(order, at(3), at(2));
    expect(rows).toEqual([
      {
        rowNumber: 100,
        sku: anOrderRow().sku,
        text: 'Trousers, Navy, C50',
        quantity: -1,
        soldBy: 'H87',
        basisPoints: 2500,
        net: sek(-333),
      },
    ]);
    expect([payable, tax, rounding]).toEqual([sek(-417), sek(-83), sek(-1)]);
  });

  test('surplus pieces are not billed', () => {
    const order = orderOf([{ quantity: 3, net: 1000, gross: 1250 }]);
    expect(billOf(order, none, at(5)).payable).toEqual(sek(1250));
  });
});

import * as fc from 'fast-check';
import { test, vi } from 'vitest';
import { type Money, multiply } from '#core/money.ts';
import { billOf } from '#modules/invoice/bill.ts';
import { brokenRules, type SumsDocument } from './check-sums.ts';
import { type RandomOrder, randomOrder } from './random-order.ts';

vi.setConfig({ testTimeout: 300_000 });

const total = (list: readonly Money[]) => list.reduce((whole, { amount }) => whole + amount, 0);
const subtotalsOf = (taxes: readonly { basisPoints: number; net: Money; tax: Money }[]) =>
  taxes.map(({ basisPoints, net, tax }) => ({ rate: basisPoints / 100, taxable: net.amount, tax: tax.amount }));

/** The order as a document: its goods are lines, its freight a charge. */
function orderDocument({ order: { priced }, goods }: RandomOrder): SumsDocument {
  const { totals, freight, taxRows } = priced;
  const without = totals.products.net.amount + totals.freight.net.amount;
  return {
    lines: goods.map((row) => ({ net: row.total.net.amount, rate: (row.taxBasisPoints ?? 0) / 100 })),
    allowances: [],
    charges: freight ? [{ amount: freight.total.net.amount, rate: (freight.taxBasisPoints ?? 0) / 100 }] : [],
    subtotals: subtotalsOf(taxRows),
    sumOfLines: totals.products.net.amount,
    sumOfAllowances: 0,
    sumOfCharges: totals.freight.net.amount,
    totalWithoutTax: without,
    totalTax: totals.tax?.amount ?? Number.NaN,
    totalWithTax: (totals.products.gross?.amount ?? Number.NaN) + (totals.freight.gross?.amount ?? Number.NaN),
    paid: 0,
    rounding: 0,
    due: totals.payable.amount,
  };
}

type Bill = ReturnType<typeof billOf>;

/** An invoice or a credit note: its freight is a line. */
function billDocument({ rows, taxes, tax, payable, rounding }: Bill): SumsDocument {
  const nets = total(taxes.map(({ net }) => net));
  return {
    lines: rows.map(({ net, basisPoints }) => ({ net: net.amount, rate: basisPoints / 100 })),
    allowances: [],
    charges: [],
    subtotals: subtotalsOf(taxes),
    sumOfLines: nets,
    sumOfAllowances: 0,
    sumOfCharges: 0,
    totalWithoutTax: nets,
    totalTax: tax.amount,
    totalWithTax: payable.amount - (rounding?.amount ?? 0),
    paid: 0,
    rounding: rounding?.amount ?? 0,
    due: payable.amount,
  };
}

/** Unit price times quantity minus the discount is the row, with or without tax by the invoice's basis. */
const areRowsRight = ({ rows }: Bill) =>
  rows.every(({ unit, quantity, discount, net, gross }) => {
    const line = unit && multiply(unit, quantity, 'awayFromZero').amount;
    return line !== undefined && line - (discount?.amount ?? 0) === (gross ?? net).amount;
  });

/** Every amount and quantity of an invoice. */
const numbersOf = ({ rows, taxes, tax, payable, rounding }: Bill): (number | undefined)[] => [
  ...rows.flatMap(({ net, gross, quantity }) => [net.amount, gross?.amount, quantity]),
  ...taxes.flatMap((one) => [one.net.amount, one.tax.amount]),
  ...[tax, payable, rounding].map((sum) => sum?.amount),
];

function isMirror(bill: Bill, other: Bill): boolean {
  const back = numbersOf(other);
  return numbersOf(bill).every((one, index) => (one ?? 0) + (back[index] ?? 0) === 0);
}

function problemsOf(given: RandomOrder): string[] {
  const { order, goods, states } = given;
  const { basis = 'net', totals, taxRows } = order.priced;
  const slack = basis === 'net' ? 0 : 1;
  const problems = brokenRules(orderDocument(given), slack)
    // If everything is free, there is no tax.
    .filter((rule) => rule !== 'BR-CO-18' || totals.payable.amount > 0);
  const check = (what: string, isRight: boolean) => {
    if (!isRight) problems.push(what);
  };
  for (const { unit, line, quantity } of goods) {
    const one = unit[basis];
    check(
      'unit x quantity',
      one !== undefined && multiply(one, quantity, 'awayFromZero').amount === line[basis]?.amount,
    );
  }
  let billed = 0;
  for (const [index, after] of states.entries()) {
    const before = states[index - 1];
    if (!before) continue;
    const bill = billOf(order, before, after);
    billed += bill.payable.amount;
    check('within the order', billed >= 0 && billed <= totals.payable.amount);
    if (index === states.length - 2) check('all of the order', billed === totals.payable.amount);
    if (bill.rows.length === 0) continue;
    problems.push(...brokenRules(billDocument(bill), slack).map((rule) => `${rule} of paper ${index}`));
    check(`rows of paper ${index}`, areRowsRight(bill));
    check(`mirror of paper ${index}`, isMirror(bill, billOf(order, after, before)));
  }
  check('all credited', billed === 0);
  const whole = billOf(order, new Map(), states.at(-2) ?? new Map());
  const taxed = whole.taxes.filter(({ net, tax }) => net.amount !== 0 || tax.amount !== 0);
  check('one invoice is the order', whole.rounding?.amount === 0 && JSON.stringify(taxed) === JSON.stringify(taxRows));
  return problems;
}

test('T19 T20 orders, part invoices and credit notes keep the sums of EN 16931: BR-CO-10 to BR-CO-18', () => {
  // Checked by hand, because an assertion library is too slow for this many orders.
  const holds = fc.property(randomOrder, (given) => {
    const problems = problemsOf(given);
    if (problems.length > 0) throw new Error(problems.join(', '));
  });
  fc.assert(holds, { numRuns: 10_000 });
});

import { expect, test } from 'vitest';
import { brokenRules, type SumsDocument } from './check-sums.ts';

/** 200.00 at 25 % minus 10.00, 50.00 at 6 %, freight of 20.00 at 25 %: 52.50 and 3.00 of tax. */
const right: SumsDocument = {
  lines: [
    { net: 20_000, rate: 25 },
    { net: 5000, rate: 6 },
  ],
  allowances: [{ amount: 1000, rate: 25 }],
  charges: [{ amount: 2000, rate: 25 }],
  subtotals: [
    { rate: 6, taxable: 5000, tax: 300 },
    { rate: 25, taxable: 21_000, tax: 5250 },
  ],
  sumOfLines: 25_000,
  sumOfAllowances: 1000,
  sumOfCharges: 2000,
  totalWithoutTax: 26_000,
  totalTax: 5550,
  totalWithTax: 31_550,
  paid: 10_000,
  rounding: -50,
  due: 21_500,
};

test('T19 a document that adds up breaks no rule', () => expect(brokenRules(right, 0)).toEqual([]));

test.each<[string, Partial<SumsDocument>, string[]]>([
  ['the sum of lines', { sumOfLines: 25_001 }, ['BR-CO-10', 'BR-CO-13']],
  ['the sum of allowances', { sumOfAllowances: 1001 }, ['BR-CO-11', 'BR-CO-13']],
  ['the sum of charges', { sumOfCharges: 2001 }, ['BR-CO-12', 'BR-CO-13']],
  ['the total without tax', { totalWithoutTax: 26_001 }, ['BR-CO-13', 'BR-CO-15']],
  ['the tax', { totalTax: 5551 }, ['BR-CO-14', 'BR-CO-15']],
  ['the total with tax', { totalWithTax: 31_551 }, ['BR-CO-15', 'BR-CO-16']],
  ['what is due', { due: 21_501 }, ['BR-CO-16']],
  [
    'a rate that is missing',
    { subtotals: right.subtotals.slice(1), totalTax: 5250, totalWithTax: 31_250, due: 21_200 },
    ['BR-S-08'],
  ],
  ['no rate at all', { subtotals: [], totalTax: 0, totalWithTax: 26_000, due: 15_950 }, ['BR-CO-18', 'BR-S-08']],
])('T19 %s that is wrong is found', (_what, wrong, rules) =>
  expect(brokenRules({ ...right, ...wrong }, 0)).toEqual(rules),
);

test('T19 tax of 135.48 on 713.02 at 19 % is wrong, and a cent of tolerance applies to included tax', () => {
  const of = (tax: number): SumsDocument => ({
    ...right,
    lines: [{ net: 71_302, rate: 19 }],
    allowances: [],
    charges: [],
    subtotals: [{ rate: 19, taxable: 71_302, tax }],
    sumOfLines: 71_302,
    sumOfAllowances: 0,
    sumOfCharges: 0,
    totalWithoutTax: 71_302,
    totalTax: tax,
    totalWithTax: 71_302 + tax,
    paid: 0,
    rounding: 0,
    due: 71_302 + tax,
  });
  expect([13_547, 13_548].map((tax) => brokenRules(of(tax), 0))).toEqual([[], ['BR-CO-17']]);
  expect([13_548, 13_549].map((tax) => brokenRules(of(tax), 1))).toEqual([[], ['BR-CO-17']]);
});

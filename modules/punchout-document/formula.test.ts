import { expect, test } from 'vitest';
import { compute, type Facts, readFormula } from './formula.ts';

const facts: Facts = {
  'row.line': '1',
  'row.sku': '1120-C50',
  'row.name': 'Craftsman trousers',
  'row.notes': '',
  'row.quantity': '2',
  'row.unit': 'PCE',
  'row.leadDays': '1',
  'row.serviceOf': '',
  'row.wearer.employeeNo': '4711',
  'cart.id': 'c1',
  'cart.currency': 'SEK',
};
const valueOf = (text: string) => {
  const formula = readFormula(text);
  return formula && compute(formula, facts);
};

test('a formula is a fact, a text or a function of them', () => {
  expect(valueOf('row.wearer.employeeNo')).toBe('4711');
  expect(valueOf('"Dept 12"')).toBe('Dept 12');
  expect(valueOf(' cut( row.name , 9 ) ')).toBe('Craftsman');
  expect(valueOf('join(upper(row.sku), "/", lower(row.unit))')).toBe('1120-C50/pce');
  expect(valueOf('or(row.notes, row.serviceOf, "none")')).toBe('none');
});

test('what is no formula is refused: unknown facts and functions, open brackets, code', () => {
  for (const text of [
    '',
    'row.price',
    'process.env',
    'constructor("x")',
    'toString()',
    'cut(row.name, 9',
    'cut()',
    'row.name row.sku',
    'row.name)',
    '"open',
    '1 + 1',
    'upper(upper(upper(upper(upper(upper(row.sku))))))',
    `"${'x'.repeat(200)}"`,
  ])
    expect([text, readFormula(text)]).toEqual([text, undefined]);
});

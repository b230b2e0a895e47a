import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { rowText } from './invoice-row-text.ts';

const eur = (amount: number) => money(amount, 'EUR');

const writing = {
  say: (key: string, { mode = '' }: Record<string, string> = {}) => `${key}${mode}`,
  money: ({ amount }: { amount: number }) => String(amount),
  exact: (major: number) => major.toFixed(4),
  amount: (quantity: number, soldBy: string) => `${quantity} ${soldBy}`,
  rate: String,
  hidesPrices: false,
};

test('on older invoices the net unit price is exact enough to multiply to the row’s amount', () => {
  const bought = anOrderRow({ quantity: 3 });
  const sold = { ...bought, price: { ...bought.price, unit: { net: eur(7084), gross: eur(8890) } } };
  const { order } = anOrder({ mode: 'incl', rows: [sold] });
  const row = { rowNumber: sold.rowNumber, sku: sold.sku, text: '', quantity: 3, net: eur(21_251), basisPoints: 2550 };
  expect(rowText(row, order, writing)[0]?.unit).toBe('70.8367');
  expect(rowText(row, { ...order, mode: 'excl' }, writing)[0]?.unit).toBe('7084');
  expect(rowText(row, order, writing)[0]?.quantity).toBe('3 H87');
  expect(rowText({ ...row, quantity: 2.5, soldBy: 'MTR' }, order, writing)[0]?.quantity).toBe('2.5 MTR');
});

const billed = { rowNumber: 100, sku: anOrderRow().sku, text: 'Gloves', quantity: 5, basisPoints: 1900 };

test('T19 a company’s row is unit times quantity net, with a separate discount', () => {
  const row = { ...billed, unit: eur(1840), discount: eur(920), net: eur(8280) };
  expect(rowText(row, anOrder({ mode: 'incl' }).order, writing)).toMatchObject([
    { quantity: '5 H87', unit: '1840', amount: '8280', notes: [row.sku, 'order.summary.discount -920'] },
  ]);
});

test('T19 a consumer’s row is unit times quantity gross, with the net unit price', () => {
  const row = { ...billed, unit: eur(2190), discount: eur(0), net: eur(9202), gross: eur(10_950) };
  expect(rowText(row, anOrder({ mode: 'excl' }).order, writing)).toMatchObject([
    { quantity: '5 H87', unit: '2190', amount: '10950', notes: [row.sku, 'sheets.order.unitexcl: 18.4034'] },
  ]);
});

test('T19 a row has no prices if they are hidden', () => {
  const row = { ...billed, unit: eur(2190), discount: eur(100), net: eur(9118), gross: eur(10_850) };
  const [text] = rowText(row, anOrder().order, { ...writing, hidesPrices: true });
  expect(text?.notes).toEqual([row.sku]);
});

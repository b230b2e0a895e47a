import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { rowText } from './invoice-row-text.ts';

const eur = (amount: number) => money(amount, 'EUR');

test('the unit price of goods sold with tax is exact enough to come to the row’s amount', () => {
  const bought = anOrderRow({ quantity: 3 });
  const sold = { ...bought, price: { ...bought.price, unit: { net: eur(7084), gross: eur(8890) } } };
  const { order } = anOrder({ mode: 'incl', rows: [sold] });
  const row = { rowNumber: sold.rowNumber, sku: sold.sku, text: '', quantity: 3, net: eur(21_251), basisPoints: 2550 };
  const writing = {
    say: (key: string) => key,
    money: ({ amount }: { amount: number }) => String(amount),
    exact: (major: number) => major.toFixed(4),
    number: String,
    rate: String,
    hidesPrices: false,
  };
  expect(rowText(row, order, writing)[0]?.unit).toBe('70.8367');
  expect(rowText(row, { ...order, mode: 'excl' }, writing)[0]?.unit).toBe('7084');
});

import { type Money, money } from '#core/money.ts';
import type { OrderRow } from '#modules/order/order.ts';
import { anOrderRow } from './order.ts';

const sek = (amount: number): Money => money(amount, 'SEK');

/** The amount of one jacket, of one name and of the freight, with tax. */
export const amounts = { jacket: 1000, name: 100, freight: 500 } as const;

/** Jackets, all of them with a name, and the freight. */
export const rowsWithNames = (jackets = 3): OrderRow[] => [
  priced(anOrderRow({ rowNumber: 100, quantity: jackets }), amounts.jacket),
  priced(
    anOrderRow({
      rowNumber: 150,
      type: 'VasArticle',
      parentRowNumber: 100,
      sku: 'VAS1',
      name: 'Name',
      quantity: jackets,
      taken: 0,
    }),
    amounts.name,
  ),
  priced(
    anOrderRow({ rowNumber: 300, type: 'FreightArticle', name: '', colour: '', size: '', taken: 0 }),
    amounts.freight,
  ),
];

function priced(row: OrderRow, gross: number): OrderRow {
  const sides = (pieces: number) => ({ net: sek(gross * 0.8 * pieces), gross: sek(gross * pieces) });
  const [unit, total] = [sides(1), sides(row.quantity)];
  return { ...row, price: { ...row.price, unit, line: total, discount: sides(0), total } };
}

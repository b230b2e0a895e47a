import { type Money, money } from '#core/money.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { trousers } from './goods.ts';
import { anOrder, anOrderRow } from './order.ts';

const sek = (amount: number): Money => money(amount, 'SEK');
const freightRow = 300;

type Facts = NonNullable<Parameters<typeof anOrder>[0]>;

/** Three pairs of trousers and two more that come later at awkward prices, with freight: on account unless said otherwise. */
export async function anOpenOrder(shop: TestShop, { rows = someRows(), ...facts }: Facts = {}) {
  const made = anOrder({
    status: 100,
    paymentState: 'Default',
    paymentMethodId: 169,
    placedAt: shop.clock.now(),
    createdAt: shop.clock.now(),
    rows,
    ...facts,
  });
  const orderNo = await insertOrder(shop.db, made);
  return { id: made.order.id, orderNo, order: made.order };
}

function someRows() {
  const goods = [
    anOrderRow({ rowNumber: 100, quantity: 3, taken: 3 }),
    anOrderRow({ rowNumber: 200, quantity: 2, taken: 1, backOrdered: 1, sku: `${trousers}C52` }),
  ];
  const freight = anOrderRow({
    rowNumber: freightRow,
    type: 'FreightArticle',
    name: '',
    colour: '',
    size: '',
    taken: 0,
  });
  const totals = [
    { net: sek(10_000), gross: sek(12_501) },
    { net: sek(7_776), gross: sek(9_719) },
    { net: sek(4_900), gross: sek(6_125) },
  ];
  return [...goods, freight].map((row, index) => {
    const total = totals[index] ?? row.price.total;
    return { ...row, price: { ...row.price, total, line: total } };
  });
}

/** What the rows above cost together. */
export const openOrderPayable = 12_501 + 9_719 + 6_125;

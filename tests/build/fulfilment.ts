import { type Money, money } from '#core/money.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { trousers } from './goods.ts';
import { anOrder, anOrderRow } from './order.ts';

const sek = (amount: number): Money => money(amount, 'SEK');
const freightRow = 300;

type Facts = NonNullable<Parameters<typeof anOrder>[0]>;

/** Three pairs of trousers and two back-ordered ones at prices that need rounding, with freight; on account by default. */
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
  const sides = (net: number, gross: number) => ({ net: sek(net), gross: sek(gross) });
  const prices = [
    { unit: sides(3334, 4167), line: sides(10_001, 12_501), discount: sides(0, 0), total: sides(10_001, 12_501) },
    { unit: sides(3888, 4860), line: sides(7776, 9720), discount: sides(1, 1), total: sides(7775, 9719) },
    { unit: sides(4900, 6125), line: sides(4900, 6125), discount: sides(0, 0), total: sides(4900, 6125) },
  ];
  return [...goods, freight].map((row, index) => ({ ...row, price: { ...row.price, ...prices[index] } }));
}

/** The total of the rows above. */
export const openOrderPayable = 12_501 + 9_719 + 6_125;

import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import type { Order } from './order.ts';
import { orderSummaryOf } from './order-summary.ts';

const sek = (amount: number) => money(amount, 'SEK');

function anAgreedOrder(facts: Partial<Order> = {}): Order {
  const row = anOrderRow({ picture: 'p/1.jpg', quantity: 2, backOrdered: 1, nextDeliveryDate: '2026-12-24' });
  const gift = anOrderRow({ rowNumber: 200, name: 'Cap' });
  const freight = anOrderRow({ rowNumber: 300, type: 'FreightArticle', sku: 'F3000' });
  const rows = [
    { ...row, price: { ...row.price, total: { net: sek(144_000), gross: sek(180_000) } } },
    { ...gift, price: { ...gift.price, isFree: true } },
    freight,
  ];
  const { order } = anOrder({ rows });
  const promotion = { promotionId: 'a', name: 'Autumn', description: '', code: undefined };
  const off = { net: sek(16_000), gross: sek(20_000) };
  const totals = {
    line: { net: sek(160_000), gross: sek(200_000) },
    discount: off,
    products: { net: sek(144_000), gross: sek(180_000) },
    freight: { net: sek(4000), gross: sek(5000) },
    tax: sek(37_000),
    payable: sek(185_000),
  };
  const priced = {
    ...order.priced,
    totals,
    promotions: [
      { ...promotion, off },
      { ...promotion, off },
    ],
  };
  return { ...order, priced, orderNo: '100001', givenUpAt: undefined, ...facts };
}

test('O20 the summary has its products and totals as the buyer saw them, with tax', () => {
  expect(orderSummaryOf(anAgreedOrder())).toEqual({
    products: [
      {
        rowNumber: 100,
        imageUrl: 'p/1.jpg',
        name: 'Trousers',
        color: 'Navy',
        size: 'C50',
        quantity: 2,
        priceBeforeDiscount: sek(200_000),
        soldBy: 'H87',
        sku: '100011100100',
        price: sek(180_000),
        isFree: false,
        backOrdered: 1,
        nextDeliveryDate: '2026-12-24',
        wearer: undefined,
        comment: '',
      },
      expect.objectContaining({ name: 'Cap', isFree: true }),
    ],
    totalProducts: sek(200_000),
    totalDiscount: sek(20_000),
    promotionNames: ['Autumn'],
    deliveryPrice: sek(5000),
    vat: sek(37_000),
    taxes: anAgreedOrder().tax.rows,
    totalPrice: sek(185_000),
    showFreeItemsDisclaimer: true,
  });
});

test('O20 amounts are without tax if prices were shown so; the total to pay is the same', () => {
  expect(orderSummaryOf(anAgreedOrder({ mode: 'excl' }))).toMatchObject({
    products: [{ priceBeforeDiscount: sek(160_000), price: sek(144_000) }, {}],
    totalProducts: sek(160_000),
    totalDiscount: sek(16_000),
    deliveryPrice: sek(4000),
    vat: sek(37_000),
    totalPrice: sek(185_000),
  });
});

test('O20 a buyer with hidden prices gets no amounts', () => {
  const summary = orderSummaryOf(anAgreedOrder({ hidesPrices: true }));
  expect(JSON.stringify(summary)).not.toContain('SEK');
  expect(summary.products[0]).toMatchObject({ name: 'Trousers', quantity: 2 });
});

import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { productsAmount } from './products-amount.ts';
import { productsPercent } from './products-percent.ts';
import { productsPrice } from './products-price.ts';

const selection = { categories: ['Gloves'] };
const amounts = [{ currency: 'SEK', amount: 80 }];
const kronor80 = { amount: { amount: 8000, currency: 'SEK' }, isGross: true };
const glove = aRow({ rowNumber: 200, categories: ['Gloves'], quantity: 3 });
const reducedGlove = aRow({ rowNumber: 300, categories: ['Gloves'], isCampaignPrice: true });
const cart = aSituation([reducedGlove, aRow(), glove]);
const both = [
  { rowId: 'row-200', quantity: 3 },
  { rowId: 'row-300', quantity: 1 },
];

test('a percentage, amount or price for the selected goods only, in cart order', () => {
  const percent = productsPercent.schema.parse({ kind: 'products-percent', percent: 20, selection });
  expect(productsPercent.effect(percent, cart)).toEqual({ kind: 'pieces-percent', basisPoints: 2000, pieces: both });
  const amount = productsAmount.schema.parse({ kind: 'products-amount', amounts, selection });
  expect(productsAmount.effect(amount, cart)).toEqual({ kind: 'pieces-amount', off: kronor80, pieces: both });
  const price = productsPrice.schema.parse({ kind: 'products-price', amounts, selection });
  expect(productsPrice.effect(price, cart)).toEqual({ kind: 'pieces-price', price: kronor80, pieces: both });
});

test('reduced goods can be excluded', () => {
  const price = productsPrice.schema.parse({ kind: 'products-price', amounts, selection, skipsReduced: true });
  expect(productsPrice.effect(price, cart)).toMatchObject({ pieces: [{ rowId: 'row-200' }] });
  expect(productsPrice.effect(price, aSituation([reducedGlove]))).toBeUndefined();
});

test('a fixed price never increases a price', () => {
  const price = productsPrice.schema.parse({ kind: 'products-price', amounts, selection: {} });
  const cheap = aRow({ kronor: 79.99 });
  expect(productsPrice.effect(price, aSituation([cheap]))).toBeUndefined();
  // 64 kronor net are 80 gross.
  const net = (amount: number) => aRow({ unit: { amount: { amount, currency: 'SEK' }, isGross: false } });
  expect(productsPrice.effect(price, aSituation([net(6400)]))).toBeUndefined();
  expect(productsPrice.effect(price, aSituation([net(6401)]))).toMatchObject({ kind: 'pieces-price' });
});

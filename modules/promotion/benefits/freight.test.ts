import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { freightPercent } from './freight-percent.ts';
import { freightPrice } from './freight-price.ts';

const kronor = (amount: number) => ({ amount: { amount: amount * 100, currency: 'SEK' as const }, isGross: true });

test('freight is free, or reduced by a percentage', () => {
  const free = freightPercent.schema.parse({ kind: 'freight-percent', percent: 100 });
  expect(freightPercent.effect(free, aSituation([aRow()]))).toEqual({ kind: 'freight-percent', basisPoints: 10_000 });
  expect(freightPercent.effect(free, aSituation([]))).toBeUndefined();
});

test('freight has a fixed price, unless it is already cheaper', () => {
  const price = freightPrice.schema.parse({ kind: 'freight-price', amounts: [{ currency: 'SEK', amount: 29 }] });
  const effect = { kind: 'freight-price', price: kronor(29) };
  expect(freightPrice.effect(price, aSituation([aRow()]))).toEqual(effect);
  expect(freightPrice.effect(price, aSituation([aRow()], { freight: kronor(49) }))).toEqual(effect);
  expect(freightPrice.effect(price, aSituation([aRow()], { freight: kronor(29) }))).toBeUndefined();
  expect(freightPrice.effect(price, aSituation([]))).toBeUndefined();
  expect(freightPrice.effect(price, aSituation([aRow()], { market: markets.de }))).toBeUndefined();
});

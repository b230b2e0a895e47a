import { expect, test } from 'vitest';
import { viewFreightPromotion } from './view-promotion.ts';

const source = { promotionId: 'f', name: 'Freight', description: '', code: 'FREIGHT' };
const price = { amount: { amount: 2900, currency: 'SEK' as const }, isGross: true };

test('D01 freight promotions are listed, and no others', () => {
  const told = { name: 'Freight', code: 'FREIGHT' };
  const ofGoods = { ...source, kind: 'basket-percent', basisPoints: 1000 } as const;
  expect(viewFreightPromotion([ofGoods])).toBeUndefined();
  expect(viewFreightPromotion([ofGoods, { ...source, kind: 'freight-percent', basisPoints: 5000 }])).toEqual({
    ...told,
    kind: 'percent',
    percent: 50,
  });
  expect(viewFreightPromotion([{ ...source, kind: 'freight-price', price }])).toEqual({
    ...told,
    kind: 'price',
    price,
  });
});

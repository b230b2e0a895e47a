import { expect, test } from 'vitest';
import { benefitRules } from './benefits/benefits.ts';
import { campaignTypes } from './campaign-types.ts';

test('D07 five types of campaigns by their numbers, and no 3', () => {
  expect(campaignTypes).toEqual({
    DiscountBasket: 1,
    SelectProducts: 2,
    DiscountProducts: 4,
    AddProducts: 5,
    DiscountFreight: 6,
  });
});

test('D07 every type has a benefit', () => {
  expect(new Set(Object.values(benefitRules).map(({ type }) => type))).toEqual(new Set(Object.keys(campaignTypes)));
});

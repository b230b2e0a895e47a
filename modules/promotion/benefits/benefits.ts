import * as z from 'zod';
import type { CampaignType } from '../campaign-types.ts';
import type { Situation } from '../situation.ts';
import { basketAmount } from './basket-amount.ts';
import { basketPercent } from './basket-percent.ts';
import type { BareEffect, BenefitRule } from './benefit.ts';
import { buyAndPay } from './buy-and-pay.ts';
import { freeItem } from './free-item.ts';
import { freightPercent } from './freight-percent.ts';
import { freightPrice } from './freight-price.ts';
import { productsAmount } from './products-amount.ts';
import { productsPercent } from './products-percent.ts';
import { productsPrice } from './products-price.ts';

/** All kinds of benefits. */
export const benefitRules = {
  'basket-percent': basketPercent,
  'basket-amount': basketAmount,
  'products-percent': productsPercent,
  'products-amount': productsAmount,
  'products-price': productsPrice,
  'buy-and-pay': buyAndPay,
  'free-item': freeItem,
  'freight-percent': freightPercent,
  'freight-price': freightPrice,
};

export const anyBenefit = z.discriminatedUnion('kind', [
  basketPercent.schema,
  basketAmount.schema,
  productsPercent.schema,
  productsAmount.schema,
  productsPrice.schema,
  buyAndPay.schema,
  freeItem.schema,
  freightPercent.schema,
  freightPrice.schema,
]);

export type Benefit = z.output<typeof anyBenefit>;

export type BenefitKind = Benefit['kind'];

export function effectOf(wanted: Benefit, situation: Situation): BareEffect | undefined {
  // The table pairs each kind with its own rule, but the compiler cannot infer this for the union.
  const rule = benefitRules[wanted.kind] as unknown as BenefitRule<z.ZodObject>;
  return rule.effect(wanted, situation);
}

export const typeOf = ({ kind }: Pick<Benefit, 'kind'>): CampaignType => benefitRules[kind].type;

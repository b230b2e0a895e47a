import { type BenefitKind, benefitRules } from './benefits/benefits.ts';
import { type ConditionKind, conditionRules } from './conditions/conditions.ts';
import type { Fields } from './situation.ts';

export type { BenefitKind } from './benefits/benefits.ts';
export type { ConditionKind } from './conditions/conditions.ts';

/** The kinds of benefits and conditions with their fields, for drawing forms. */
export const benefitKinds = Object.keys(benefitRules) as BenefitKind[];
export const conditionKinds = Object.keys(conditionRules) as ConditionKind[];

export const isBenefitKind = (text: string): text is BenefitKind => Object.hasOwn(benefitRules, text);
export const fieldsOfBenefit = (kind: BenefitKind): Fields => benefitRules[kind].fields;
export const fieldsOfCondition = (kind: ConditionKind): Fields => conditionRules[kind].fields;

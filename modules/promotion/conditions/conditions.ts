import * as z from 'zod';
import type { Situation } from '../situation.ts';
import { audience } from './audience.ts';
import type { ConditionRule } from './condition.ts';
import { contains } from './contains.ts';
import { minimumAmount } from './minimum-amount.ts';
import { minimumQuantity } from './minimum-quantity.ts';

/** All kinds of conditions. */
export const conditionRules = {
  'minimum-amount': minimumAmount,
  'minimum-quantity': minimumQuantity,
  contains,
  audience,
};

export const anyCondition = z.discriminatedUnion('kind', [
  minimumAmount.schema,
  minimumQuantity.schema,
  contains.schema,
  audience.schema,
]);

export type Condition = z.output<typeof anyCondition>;

export type ConditionKind = Condition['kind'];

export function holds(wanted: Condition, situation: Situation): boolean {
  // The table pairs each kind with its own rule, but the compiler cannot infer this for the union.
  const rule = conditionRules[wanted.kind] as unknown as ConditionRule<z.ZodObject>;
  return rule.holds(wanted, situation);
}

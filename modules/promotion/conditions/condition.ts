import type * as z from 'zod';
import type { Fields, Situation } from '../situation.ts';

export type ConditionRule<Schema extends z.ZodObject> = {
  readonly schema: Schema;
  readonly fields: Fields;
  readonly holds: (condition: z.output<Schema>, situation: Situation) => boolean;
};

/** Defines a kind of condition; list it in conditions.ts to activate it. */
export const condition = <Schema extends z.ZodObject>(rule: ConditionRule<Schema>): ConditionRule<Schema> => rule;

import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { isRole } from '../auth/roles.ts';
import {
  type Compared,
  type Comparison,
  type Condition,
  comparedIn,
  comparisons,
  type Kinds,
  type ValueType,
} from './condition.ts';

const mostParts = 20;
const deepest = 4;

const longestText = 100;
const largestNumber = 1_000_000_000;

const valueSchemas = {
  number: z.number().min(0).max(largestNumber),
  day: z.iso.date(),
  role: z.number().refine(isRole),
  text: textField({ max: longestText }),
  flag: z.literal(true),
} as const satisfies Record<ValueType, z.ZodType>;

const equality = ['EQUAL', 'NOT_EQUAL'] as const satisfies readonly Comparison[];

/** The comparisons that make sense for a type of value. */
export const comparisonsFor = (type: ValueType): readonly Comparison[] =>
  type === 'number' || type === 'day' ? comparisons : equality;

/** Reads conditions of the given kinds: at most 20 comparisons in all, at most 4 levels of AND, OR and NOT, and none of them empty. */
export function conditionSchema<Known extends Kinds>(kinds: Known): z.ZodType<Condition<keyof Known & string>> {
  type Kind = keyof Known & string;
  const names = Object.keys(kinds) as Kind[];
  const compared = z
    .strictObject({
      kind: z.enum(names as [Kind, ...Kind[]]),
      is: z.enum(comparisons),
      value: z.union([z.number(), valueSchemas.text, z.boolean()]),
    })
    .transform((one, context): Compared<Kind> => {
      const type = kinds[one.kind as Kind] ?? 'text';
      const value = valueSchemas[type].safeParse(one.value);
      if (!comparisonsFor(type).includes(one.is))
        context.addIssue({ code: 'custom', path: ['is'], message: 'invalid' });
      if (!value.success) context.addIssue({ code: 'custom', path: ['value'], message: 'invalid' });
      return { kind: one.kind, is: one.is, value: value.data ?? one.value };
    });
  const upTo = (levels: number): z.ZodType<Condition<Kind>> => {
    if (levels === 0) return compared;
    const inner = upTo(levels - 1);
    const parts = z.array(inner).min(1).max(mostParts);
    return z.union([
      z.strictObject({ AND: parts }),
      z.strictObject({ OR: parts }),
      z.strictObject({ NOT: inner }),
      compared,
    ]);
  };
  return upTo(deepest).refine((condition) => comparedIn(condition).length <= mostParts);
}

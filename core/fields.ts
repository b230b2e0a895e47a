import * as z from 'zod';
import {
  findForbidden,
  normaliseMoneyText,
  parseEmail,
  parsePhone,
  stripControls,
  type TextKind,
  type TextUse,
} from './input.ts';
import { type Currency, fromDecimal } from './money.ts';
import { parseQuantity } from './quantity.ts';
import { type Result, refuse } from './result.ts';

/** All validation codes of this file; forms look up their texts by code. */
export const validationCodes = [
  'required',
  'required-by-company',
  'too-short',
  'too-long',
  'too-few',
  'too-many',
  'email-required',
  'email-invalid',
  'email-too-long',
  'phone-invalid',
  'money-invalid',
  'too-many-decimals',
  'part-number-invalid',
  'date-invalid',
  'url-invalid',
  'path-invalid',
  'folder-invalid',
  'uuid-invalid',
  'not-integer',
  'not-positive',
  'too-small',
  'too-big',
  'not-one-of',
  'wrong-type',
  'unknown-key',
  'forbidden-characters',
  'zip-wrong',
  'region-missing',
  'region-wrong',
  'box-refused',
  'laundry-refused',
  'number-first',
  'vat-wrong',
  'org-no-wrong',
  'alt-missing',
  'blocks-too-many',
  'blocks-too-deep',
  'invalid',
] as const;

export type ValidationCode = (typeof validationCodes)[number];

/** One of our codes, or the message of a module's own schema. */
export type ValidationProblem = { code: ValidationCode | (string & {}); facts: Record<string, unknown> };

/** Removes control characters and refuses forbidden ones. `min: 0` allows empty text. */
export function textField({
  max,
  min = 1,
  multiline = false,
  use,
}: TextKind & { max: number; min?: number; use?: TextUse }) {
  const text = z
    .string({ error: missingAs('required') })
    .overwrite((typed) => stripControls(typed, { multiline }).trim());
  const present = min > 0 ? text.min(1, { error: 'required', abort: true }) : text;
  return (min > 1 ? present.min(min, 'too-short') : present).max(max, 'too-long').superRefine((clean, context) => {
    const characters = findForbidden(clean, use);
    if (characters.length > 0) context.addIssue(ours('forbidden-characters', { characters }));
  });
}

/** Makes a field from a parse function: `fieldOf(parseDate)`, `fieldOf(parseOrderId)`, `fieldOf(parsePartNumber)`. */
export function fieldOf<T, R extends { code: string }>(
  parse: (text: string) => Result<T, R>,
  whenMissing: ValidationCode = 'required',
) {
  return z.string({ error: missingAs(whenMissing) }).transform(through(parse, whenMissing));
}

export const emailField = fieldOf(parseEmail, 'email-required');

export const phoneField = fieldOf(parsePhone);

/** A typed amount; more decimals than the currency has are refused. */
export function moneyTextField(currency: Currency) {
  return fieldOf((text) => fromDecimal(normaliseMoneyText(text), currency, 'exact'));
}

/** Text from a form, or a number from the API. */
export const quantityField = z
  .union([z.string(), z.number()], { error: missingAs('required') })
  .transform(
    through((value: string | number) => parseQuantity(typeof value === 'string' ? normaliseMoneyText(value) : value)),
  );

/** Forms send empty text for omitted values. */
export function optionalField<F extends z.ZodType>(field: F) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    field.optional(),
  );
}

/** Converts any schema issue, ours or zod's, to a code with facts. */
export function describeIssue(issue: z.core.$ZodIssue): ValidationProblem {
  const problem = problemOf(issue);
  const isCode = /^[a-z]+(?:-[a-z]+)*$/.test(issue.message);
  return isCode ? { code: issue.message, facts: problem.facts } : problem;
}

const formatCodes: Record<string, ValidationCode> = {
  email: 'email-invalid',
  url: 'url-invalid',
  uuid: 'uuid-invalid',
  guid: 'uuid-invalid',
  date: 'date-invalid',
};
const lists: ReadonlySet<string> = new Set(['array', 'set', 'map']);

function problemOf(issue: z.core.$ZodIssue): ValidationProblem {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return { code: 'required', facts: {} };
      if (issue.expected === 'int') return { code: 'not-integer', facts: {} };
      return { code: 'wrong-type', facts: { expected: issue.expected } };
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string' && minimum === 1) return { code: 'required', facts: {} };
      if (issue.origin === 'string') return { code: 'too-short', facts: { minimum } };
      if (lists.has(issue.origin)) return { code: 'too-few', facts: { minimum } };
      if (minimum === 0 && !issue.inclusive) return { code: 'not-positive', facts: {} };
      return { code: 'too-small', facts: { minimum } };
    }
    case 'too_big': {
      const facts = { maximum: Number(issue.maximum) };
      if (issue.origin === 'string') return { code: 'too-long', facts };
      return { code: lists.has(issue.origin) ? 'too-many' : 'too-big', facts };
    }
    case 'invalid_format':
      return { code: formatCodes[issue.format] ?? 'invalid', facts: {} };
    case 'not_multiple_of':
      return { code: issue.divisor === 1 ? 'not-integer' : 'invalid', facts: {} };
    case 'invalid_value':
      return { code: 'not-one-of', facts: { options: issue.values } };
    case 'invalid_union':
      if (issue.message === 'wrong-type') return { code: 'wrong-type', facts: { expected: expectedOf(issue) } };
      return 'options' in issue
        ? { code: 'not-one-of', facts: { options: issue.options } }
        : { code: 'invalid', facts: {} };
    case 'unrecognized_keys':
      return { code: 'unknown-key', facts: { keys: issue.keys } };
    case 'custom':
      return { code: 'invalid', facts: issue.params ?? {} };
    default:
      return { code: 'invalid', facts: {} };
  }
}

/** If a number may also be given as text, report that a number is expected. */
function expectedOf({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const kinds = errors.flat().flatMap((issue) => (issue.code === 'invalid_type' ? [issue.expected] : []));
  return kinds.includes('number') ? 'number' : kinds.join(' / ');
}

/** zod does not include the input in an issue, so its English message must be checked. */
function isMissing(issue: z.core.$ZodIssueInvalidType): boolean {
  if ('input' in issue) return issue.input === undefined;
  return issue.message.endsWith('required') || issue.message.endsWith('received undefined');
}

function missingAs(code: ValidationCode) {
  return (issue: { input?: unknown }): ValidationCode => (issue.input === undefined ? code : 'wrong-type');
}

function ours(code: string, facts: Record<string, unknown>) {
  return { code: 'custom' as const, message: code, params: facts };
}

function through<V extends string | number, T, R extends { code: string }>(
  parse: (value: V) => Result<T, R>,
  whenEmpty: ValidationCode = 'required',
) {
  return (value: V, context: z.RefinementCtx): T => {
    const parsed = String(value).trim() === '' ? refuse({ code: whenEmpty }) : parse(value);
    if (parsed.ok) return parsed.value;
    const { code, ...facts } = parsed.refusal;
    context.addIssue(ours(code, facts));
    return z.NEVER;
  };
}

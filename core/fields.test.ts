import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseDate } from './dates.ts';
import {
  describeIssue,
  emailField,
  fieldOf,
  moneyTextField,
  optionalField,
  phoneField,
  quantityField,
  textField,
  validationCodes,
} from './fields.ts';
import { parseOrderId } from './ids.ts';
import { parsePartNumber } from './sku.ts';

function problemsOf(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value).error?.issues.map(describeIssue) ?? [];
}

const problem = (code: string, facts = {}) => [{ code, facts }];

test('Q12 a phone field keeps digits only', () => {
  expect(phoneField.parse('+46 (0)70-123')).toBe('46070123');
  expect(problemsOf(phoneField, '')).toEqual(problem('required'));
  expect(problemsOf(phoneField, 'call me')).toEqual(problem('phone-invalid'));
  expect(problemsOf(phoneField, '1'.repeat(21))).toEqual(problem('too-long', { maximum: 20 }));
});

test('Q13 a text field loses its control characters, a multi-line one keeps its line breaks', () => {
  expect(textField({ max: 10 }).parse(' a\u0007b\u0000\n')).toBe('ab');
  expect(textField({ max: 10, multiline: true }).parse('a\r\nb\u0000')).toBe('a\nb');
  expect(problemsOf(textField({ max: 10 }), '\u0000 ')).toEqual(problem('required'));
});

test('Q14 a text field refuses forbidden characters and names them, an e-mail field allows @', () => {
  expect(problemsOf(textField({ max: 20 }), 'a<b>@c;')).toEqual(
    problem('forbidden-characters', { characters: ['<', '>', '@', ';'] }),
  );
  expect(emailField.parse('kim@example.com')).toBe('kim@example.com');
});

test('Q15 the three e-mail refusals', () => {
  expect(problemsOf(emailField, 'x')).toEqual(problem('email-invalid'));
  expect(problemsOf(emailField, '')).toEqual(problem('email-required'));
  expect(problemsOf(emailField, ' ')).toEqual(problem('email-required'));
  expect(problemsOf(emailField, undefined)).toEqual(problem('email-required'));
  expect(problemsOf(emailField, 'x'.repeat(300))).toEqual(problem('email-too-long', { maximum: 254 }));
  expect(emailField.safeParse('').error?.issues[0]?.message).toBe('email-required');
});

describe('Q16 every kind of issue has a code with facts', () => {
  const choice = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);

  test.each<[string, z.ZodType, unknown, string, object]>([
    ['a missing value', z.string(), undefined, 'required', {}],
    ['a missing field of ours', textField({ max: 5 }), undefined, 'required', {}],
    ['an empty text', z.string().min(1), '', 'required', {}],
    ['a default undone', z.string().optional().nonoptional(), undefined, 'required', {}],
    ['a short text', z.string().min(3), 'ab', 'too-short', { minimum: 3 }],
    ['a short text field', textField({ min: 3, max: 5 }), 'ab', 'too-short', { minimum: 3 }],
    ['an empty list', z.array(z.string()).min(1), [], 'too-few', { minimum: 1 }],
    ['a long text', z.string().max(3), 'abcd', 'too-long', { maximum: 3 }],
    ['a long text field', textField({ max: 98 }), 'x'.repeat(99), 'too-long', { maximum: 98 }],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'too-many', { maximum: 1 }],
    ['no e-mail', z.email(), 'x', 'email-invalid', {}],
    ['no address', z.url(), 'x', 'url-invalid', {}],
    ['no UUID', z.uuid(), 'x', 'uuid-invalid', {}],
    ['no GUID', z.guid(), 'x', 'uuid-invalid', {}],
    ['no UUID of ours', fieldOf(parseOrderId), 'x', 'uuid-invalid', {}],
    ['no date', z.iso.date(), 'x', 'date-invalid', {}],
    ['no date of ours', fieldOf(parseDate), '2026-02-30', 'date-invalid', {}],
    ['no part number', fieldOf(parsePartNumber), '12', 'part-number-invalid', {}],
    ['no whole number', z.int(), 1.5, 'not-integer', {}],
    ['no multiple of one', z.number().multipleOf(1), 1.5, 'not-integer', {}],
    ['zero', z.number().positive(), 0, 'not-positive', {}],
    ['a small number', z.number().min(5), 4, 'too-small', { minimum: 5 }],
    ['a negative number', z.number().nonnegative(), -1, 'too-small', { minimum: 0 }],
    ['a small bigint', z.bigint().min(5n), 4n, 'too-small', { minimum: 5 }],
    ['a big number', z.number().max(5), 6, 'too-big', { maximum: 5 }],
    ['not on the list', z.enum(['a', 'b']), 'c', 'not-one-of', { options: ['a', 'b'] }],
    ['no such variant', choice, { kind: 'c' }, 'not-one-of', { options: ['a', 'b'] }],
    ['a number for a text', z.string(), 5, 'wrong-type', { expected: 'string' }],
    ['a number for a text field', textField({ max: 5 }), 5, 'wrong-type', { expected: 'string' }],
    ['null for a text', z.string(), null, 'wrong-type', { expected: 'string' }],
    ['not a number', z.number(), Number.NaN, 'wrong-type', { expected: 'number' }],
    ['a key too many', z.strictObject({ a: z.string() }), { a: 'x', b: 1 }, 'unknown-key', { keys: ['b'] }],
    ['a pattern', z.string().regex(/^a/), 'b', 'invalid', {}],
    ['neither of two', z.union([z.string(), z.number()]), true, 'invalid', {}],
    ['a rule without a name', z.string().refine(() => false), 'x', 'invalid', {}],
    ['a rule of a module', z.string().refine(() => false, 'must-start-with-digit'), 'x', 'must-start-with-digit', {}],
  ])('%s', (_, schema, value, code, facts) => expect(problemsOf(schema, value)).toEqual(problem(code, facts)));

  test('a missing value is distinguished from a wrong one, even if zod reports the input', () => {
    const issues = (value: unknown) =>
      z.string().safeParse(value, { reportInput: true }).error?.issues.map(describeIssue);
    expect(issues(undefined)).toEqual(problem('required'));
    expect(issues(5)).toEqual(problem('wrong-type', { expected: 'string' }));
  });

  test('no code is listed twice', () => expect(new Set(validationCodes).size).toBe(validationCodes.length));
});

test('G19 a money field takes commas and gives money', () => {
  const field = moneyTextField('SEK');
  expect(field.parse('1000,50')).toEqual({ amount: 100_050, currency: 'SEK' });
  expect(field.parse('12 345')).toEqual({ amount: 1_234_500, currency: 'SEK' });
  expect(problemsOf(field, '')).toEqual(problem('required'));
  expect(problemsOf(field, ' ')).toEqual(problem('required'));
  expect(problemsOf(field, 'a lot')).toEqual(problem('money-invalid'));
  expect(problemsOf(field, '1.000,50')).toEqual(problem('money-invalid'));
  expect(problemsOf(field, '0,125')).toEqual(problem('too-many-decimals', { maximum: 2 }));
  expect(problemsOf(moneyTextField('ISK'), '1,5')).toEqual(problem('too-many-decimals', { maximum: 0 }));
});

test('T23 a quantity field takes text and numbers, to three decimals', () => {
  expect(quantityField.parse('1,23456')).toBe(1.235);
  expect(quantityField.parse(3)).toBe(3);
  expect(problemsOf(quantityField, -1)).toEqual(problem('too-small', { minimum: 0 }));
  expect(problemsOf(quantityField, '')).toEqual(problem('required'));
  expect(problemsOf(quantityField, undefined)).toEqual(problem('required'));
  expect(problemsOf(quantityField, 'two')).toEqual(problem('wrong-type', { expected: 'number' }));
  for (const wrong of [true, null, []])
    expect(problemsOf(quantityField, wrong)).toEqual(problem('wrong-type', { expected: 'number' }));
});

test('an optional field may be absent or empty, but not invalid', () => {
  const form = z.object({ phone: optionalField(phoneField), note: textField({ max: 5, min: 0 }) });
  expect(form.parse({ note: '' })).toEqual({ note: '' });
  expect(form.parse({ phone: ' ', note: 'x' })).toEqual({ phone: undefined, note: 'x' });
  expect(problemsOf(form, { phone: 'none', note: '' })).toEqual(problem('phone-invalid'));
});

test('a text field exposes its lengths to JSON Schema', () => {
  expect(z.toJSONSchema(textField({ max: 98 }))).toMatchObject({ type: 'string', minLength: 1, maxLength: 98 });
});

import { expect, test } from 'vitest';
import english from '#messages/en/validation.json' with { type: 'json' };
import { missingFields, noRules, parseFormViewRules } from './form-view-rules.ts';

const json = JSON.stringify({
  ruleSelectorContext: 'checkout',
  rules: [
    { ruleName: 'orderLabel', ruleType: 'REQUIRED' },
    { ruleName: 'reference', ruleType: 'REQUIRED' },
    { ruleName: 'message', ruleType: 'HIDDEN' },
  ],
});
const { rules } = parseFormViewRules(json);

test('M23 the setting has a context and the required fields; rules of another type are ignored', () => {
  expect(parseFormViewRules(json)).toEqual({
    rules: { context: 'checkout', required: ['orderLabel', 'reference'] },
    malformed: false,
  });
});

test.each([
  ['not set', undefined],
  ['empty', ' '],
])('M23 no rules where the setting is %s, and nothing to report', (_, setting) => {
  expect(parseFormViewRules(setting)).toEqual({ rules: noRules, malformed: false });
});

test.each(['{', '[]', 'null', '7', '{}', '{"rules":{}}', '{"rules":[{"ruleName":1,"ruleType":"REQUIRED"}]}'])(
  'M23 malformed rules are ignored and reported: %s',
  (setting) => {
    expect(parseFormViewRules(setting)).toEqual({ rules: noRules, malformed: true });
  },
);

test.each([
  ['absent', {}],
  ['null', { orderLabel: null }],
  ['empty', { orderLabel: '' }],
  ['of spaces', { orderLabel: '  ' }],
])('M23 a named field that is %s fails for a company and not for a consumer', (_, typed) => {
  const values = { reference: 'R-1', ...typed };
  expect(missingFields(rules, values, true)).toEqual([{ path: 'orderLabel', code: 'required-by-company' }]);
  expect(missingFields(rules, values, false)).toEqual([]);
});

test.each(['Site 4', 0, false])('M23 a named field with the value %j is filled in', (orderLabel) => {
  expect(missingFields(rules, { orderLabel, reference: 'R-1' }, true)).toEqual([]);
});

test("M23 the message is 'Required'", () => {
  const [missing] = missingFields(rules, { reference: 'R-1' }, true);
  expect(missing && english[missing.code]).toBe('Required');
});

import { expect, test } from 'vitest';
import { logLines } from '#tests/setup/log-lines.ts';
import { readFormViewRules } from './read-form-view-rules.server.ts';

const rulesOf = (FormViewRules?: string) => {
  const { log, lines } = logLines();
  const settings: Record<string, string> = FormViewRules === undefined ? {} : { FormViewRules };
  return { rules: readFormViewRules({ log }, { id: 7, settings }), lines };
};

test("M23 a company's rules are read from its settings", () => {
  const { rules, lines } = rulesOf('{"rules":[{"ruleName":"orderLabel","ruleType":"REQUIRED"}]}');
  expect(rules.required).toEqual(['orderLabel']);
  expect(lines).toEqual([]);
});

test('M23 malformed rules are ignored, and the log names the company', () => {
  const { rules, lines } = rulesOf('{"rules":');
  expect(rules.required).toEqual([]);
  expect(lines).toMatchObject([{ level: 40, companyId: 7 }]);
});

test('M23 a company without rules logs nothing', () => {
  expect(rulesOf()).toEqual({ rules: { context: undefined, required: [] }, lines: [] });
});

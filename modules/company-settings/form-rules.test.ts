import { expect, test } from 'vitest';
import { readRules, writeRules } from './form-rules.ts';

const json = JSON.stringify({
  ruleSelectorContext: 'checkout',
  rules: [
    { ruleName: 'orderLabel', ruleType: 'REQUIRED' },
    { ruleName: 'salesRef', ruleType: 'HIDDEN' },
    { ruleName: 'shoeSize', ruleType: 'REQUIRED' },
  ],
});

test('M23 the fields that rules make required, and those that no form has', () => {
  expect(readRules(json)).toEqual({
    required: ['orderLabel', 'shoeSize'],
    unknown: ['shoeSize'],
    isMalformed: false,
  });
  expect(readRules(undefined)).toEqual({ required: [], unknown: [], isMalformed: false });
});

test.each(['{"rules":', '[]', '{"rules":[{"ruleName":"a"}]}'])('rules that cannot be read: %s', (text) => {
  expect(readRules(text)).toEqual({ required: [], unknown: [], isMalformed: true });
  expect(writeRules(text, ['comment'])).toBe('{"rules":[{"ruleName":"comment","ruleType":"REQUIRED"}]}');
});

test('M23 what was ticked becomes rules; what else stands there stays', () => {
  expect(JSON.parse(writeRules(json, ['comment']) ?? '')).toEqual({
    ruleSelectorContext: 'checkout',
    rules: [
      { ruleName: 'salesRef', ruleType: 'HIDDEN' },
      { ruleName: 'comment', ruleType: 'REQUIRED' },
    ],
  });
});

test('without any rule there is no setting', () => {
  expect(writeRules('{"rules":[{"ruleName":"comment","ruleType":"REQUIRED"}]}', [])).toBeNull();
  expect(writeRules(undefined, [])).toBeNull();
});

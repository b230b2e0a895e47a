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

test('M23 the fields that rules require, and required names that are no field', () => {
  expect(readRules(json)).toEqual({
    required: ['orderLabel', 'shoeSize'],
    unknown: ['shoeSize'],
    isMalformed: false,
  });
  expect(readRules(undefined)).toEqual({ required: [], unknown: [], isMalformed: false });
});

test.each(['{"rules":', '[]', '{"rules":[{"ruleName":"a"}]}'])('invalid rules: %s', (text) => {
  expect(readRules(text)).toEqual({ required: [], unknown: [], isMalformed: true });
  expect(writeRules(text, ['comment'])).toBe('{"rules":[{"ruleName":"comment","ruleType":"REQUIRED"}]}');
});

test('M23 ticked fields become rules; other content stays', () => {
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

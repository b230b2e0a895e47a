import { expect, test } from 'vitest';
import { isNestedTooDeep, maxJsonDepth } from './json-depth.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const nestedObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each([nested, nestedObjects])('the deepest accepted level, and the first refused one', (text) => {
  expect(isNestedTooDeep(text(maxJsonDepth))).toBe(false);
  expect(isNestedTooDeep(text(maxJsonDepth + 1))).toBe(true);
  expect(isNestedTooDeep(text(500_000))).toBe(true);
});

test('siblings do not count as nesting', () => {
  expect(isNestedTooDeep(`[${'[],'.repeat(1000)}{}]`)).toBe(false);
});

test.each([
  ['a bracket in a text', JSON.stringify('['.repeat(1000))],
  ['a bracket after an escaped quote', JSON.stringify(`"${'['.repeat(1000)}`)],
  ['a bracket in a key', JSON.stringify({ ['{'.repeat(1000)]: 1 })],
  ['no JSON at all', 'word "'],
  ['nothing', ''],
])('%s does not count', (_, text) => expect(isNestedTooDeep(text)).toBe(false));

test('a backslash at the end of a text does not hide what follows', () => {
  expect(isNestedTooDeep(`{"a":"\\\\","b":${nested(1000)}}`)).toBe(true);
});

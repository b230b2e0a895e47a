import { expect, test } from 'vitest';
import { sectionOf } from './gender-section.ts';

test.each([
  [17682, 'women'],
  [3397, 'women'],
  [90980, 'children'],
  [3396, 'children'],
])('P30 the section %i is for %s', (id, section) => expect(sectionOf({ id })).toBe(section));

test('P30 men have no number: their section is found by name, and other categories are no section', () => {
  expect(sectionOf({ id: 1, section: 'men' })).toBe('men');
  expect(sectionOf({ id: 17681 })).toBeUndefined();
});

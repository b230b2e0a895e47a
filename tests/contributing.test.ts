import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const folders = 'app|bench|core|demo|docs|messages|migrations|modules|platform|server|tests|tools';

/** Paths in backticks or links, without placeholders such as `messages/<language>/shell.json`. */
const namedPaths = [...guide.matchAll(new RegExp(`[\`(]((?:${folders})/[\\w./-]*)[\`)#]`, 'g'))].map(
  ([, path = '']) => path,
);

test('every path that CONTRIBUTING.md names exists', () => {
  expect(namedPaths.length).toBeGreaterThan(10);
  expect(namedPaths.filter((path) => !existsSync(path))).toEqual([]);
});

test('CONTRIBUTING.md repeats no list that grows: migration numbers are left out', () => {
  expect(guide).not.toMatch(/migrations\/\d{4}/);
});

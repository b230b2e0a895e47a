import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderGuide } from './guide.ts';

test('docs/demo.md describes the current demo world: node demo/guide.ts > docs/demo.md', () => {
  expect(readFileSync('docs/demo.md', 'utf8')).toBe(renderGuide());
});

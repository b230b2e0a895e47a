import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test('path data becomes relative and keeps its end point', () => {
  expect(compact('<svg><defs></defs><path d="M10 10C20 10 30 20.5 30 30L40 25Z"/></svg>')).toContain(
    'd="M10 10c10 0 20 10.5 20 20l10-5z"',
  );
});

test('a long outline drawn twice is written once', () => {
  const d = `M0 0${'C1 2 3 4 5 6'.repeat(20)}Z`;
  const svg = compact(`<svg><defs></defs><path d="${d}" fill="#fff"/><path d="${d}" fill="none"/></svg>`);
  expect(svg.match(/<use href="#o0" fill=/g)).toHaveLength(2);
  expect(svg.match(/ d="/g)).toHaveLength(1);
});

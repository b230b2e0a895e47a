import { expect, test } from 'vitest';
import { joinPaths } from './join-paths.ts';

const path = (d: string, key = d) => ['path', { d, key }] as const;

test.each([
  ['absolute', 'M4 5h16', 'M4 12h16', 'M4 5h16M4 12h16'],
  ['relative', 'M18 6 6 18', 'm6 6 12 12', 'M18 6 6 18M6 6l12 12'],
  ['relative, then a command', 'M1 1h2', 'm16 16 3-8 3 8c-.9.6-1.9 1-3 1', 'M1 1h2M16 16l3-8 3 8c-.9.6-1.9 1-3 1'],
  ['relative, a command at once', 'M1 1h2', 'm2 4v6', 'M1 1h2M2 4v6'],
  ['without blanks', 'M1 1h2', 'm2.5.8-3.5.5', 'M1 1h2M2.5 .8l-3.5.5'],
])('paths become one: %s', (_, first, second, joined) => {
  expect(joinPaths([path(first, 'a'), path(second, 'b')])).toEqual([path(joined, 'a')]);
});

test('other shapes stay, and so do paths with attributes of their own', () => {
  const circle = ['circle', { cx: '12', cy: '12', r: '3', key: 'c' }] as const;
  const filled = ['path', { d: 'M3 3h1', fill: 'currentColor', key: 'f' }] as const;
  expect(joinPaths([path('M1 1h2', 'a'), circle, filled, path('M2 2h2', 'b')])).toEqual([
    path('M1 1h2M2 2h2', 'a'),
    circle,
    filled,
  ]);
  expect(joinPaths([circle, path('m1 1h2')])).toEqual([circle, path('m1 1h2')]);
});

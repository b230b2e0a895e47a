import { expect, test } from 'vitest';
import { thinnestAt } from '../proof/thin-lines.ts';
import type { LogoFacts } from './logo.ts';
import { dpiAt, remarksOn } from './logo-checks.ts';

const good: LogoFacts = {
  type: 'svg',
  ratio: 0.5,
  pixels: undefined,
  hasTransparency: true,
  colours: ['#102030', '#ffcc00'],
  thinnest: 0.01,
};

test('a drawing with thick lines, few colours and no background has no remarks', () =>
  expect(remarksOn(good, 80)).toEqual([]));

test('a background, many colours and few pixels are remarks', () => {
  const colours = Array.from({ length: 13 }, (_, at) => `#0000${at + 10}`);
  const facts = { ...good, type: 'png', hasTransparency: false, colours, pixels: 600 } as const;
  expect(remarksOn(facts, 80)).toEqual(['background', 'colours', 'resolution']);
});

test('the intended width decides about lines and resolution', () => {
  expect([thinnestAt(good, 80), thinnestAt(good, 79), thinnestAt(good, 70)]).toEqual([0.8, 0.8, 0.7]);
  expect(remarksOn(good, 70)).toEqual(['thin-lines']);
  expect([dpiAt({ pixels: 600 }, 76), dpiAt({ pixels: 600 }, 254), dpiAt(good, 80)]).toEqual([201, 60, undefined]);
  expect(remarksOn({ ...good, type: 'png', pixels: 630 }, 80)).toEqual([]);
});

import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Vår & Höst 2026', 'var-host-2026'],
  ['  Smørebrød -- æble ', 'smorebrod-aeble'],
  ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['Straße', 'strasse'],
  ['🦺', ''],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));

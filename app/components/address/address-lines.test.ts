import { expect, test } from 'vitest';
import { addressLine } from './address-lines.ts';

const place = { line1: 'Street 1', line2: '', zip: '12345', city: 'Town', region: '' };

test.each([
  ['SE', {}, 'Street 1, 12345 Town'],
  ['DE', { line2: 'Hof' }, 'Street 1, Hof, 12345 Town'],
  ['GB', { zip: 'SW1A 1AA' }, 'Street 1, Town SW1A 1AA'],
  ['US', { region: 'OH' }, 'Street 1, Town, OH 12345'],
] as const)('an address in %s with %j is %s', (country, facts, line) =>
  expect(addressLine({ ...place, ...facts, country })).toBe(line),
);

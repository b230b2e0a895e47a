import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkoutMarketIdFor } from './checkout-market-id.ts';
import { markets } from './markets.ts';

test('M33 an order carries market id 100 for companies and 15 for consumers', () => {
  expect(checkoutMarketIdFor(true)).toBe(100);
  expect(checkoutMarketIdFor(false)).toBe(15);
});

test('P33 the meaning of 16, 19 and 100 is documented as unknown', () => {
  const decision = readFileSync('docs/adr/0014-three-numbers-without-a-meaning.md', 'utf8');
  expect(decision).toContain('16, 19 and 100');
  expect([markets.nl.siteId, markets.us.siteId, checkoutMarketIdFor(true)]).toEqual([16, 19, 100]);
});

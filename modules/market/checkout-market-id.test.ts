import { expect, test } from 'vitest';
import { checkoutMarketIdFor } from './checkout-market-id.ts';

test('M33 an order carries market id 100 for companies and 15 for consumers', () => {
  expect(checkoutMarketIdFor(true)).toBe(100);
  expect(checkoutMarketIdFor(false)).toBe(15);
});

import { expect, test } from 'vitest';
import { isCheckoutActive } from './checkout-active.ts';
import { marketCodes } from './market.ts';

const open = 'us ca nl ie at be uk ch de fi lv no it fr dk cz ee pl es se'.split(' ');

test.each(['production', 'uat', 'staging'] as const)('M22 checkout is active in 20 markets in %s', (environment) => {
  expect(open).toHaveLength(20);
  expect(marketCodes.filter((code) => isCheckoutActive(code, environment)).sort()).toEqual(open.sort());
});

test.each(['local', 'development'] as const)('M22 checkout is active in every market in %s', (environment) => {
  expect(marketCodes.every((code) => isCheckoutActive(code, environment))).toBe(true);
});

import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { usesPromotionEngine } from './promotion-system.ts';

test('D17 the engine serves anonymous visitors and consumers with the flag on', () => {
  expect(usesPromotionEngine(true, undefined)).toBe(true);
  expect(usesPromotionEngine(true, { storm_role: roles.b2c })).toBe(true);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.internal])
    expect(usesPromotionEngine(true, { storm_role })).toBe(false);
  expect(usesPromotionEngine(false, undefined)).toBe(false);
  expect(usesPromotionEngine(false, { storm_role: roles.b2c })).toBe(false);
});

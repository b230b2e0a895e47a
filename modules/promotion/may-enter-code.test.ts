import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { mayEnterCode } from './may-enter-code.ts';

test('D23 companies follow their own setting, other visitors the market’s', () => {
  const on = { ActivateDiscountCode: 'true' };
  const marketOn = [{ key: 'ActivateDiscountCode', value: true }];
  const company = { storm_role: roles.user };
  expect(mayEnterCode({ claims: company, companySettings: on, marketSettings: [] })).toBe(true);
  expect(mayEnterCode({ claims: company, companySettings: {}, marketSettings: marketOn })).toBe(false);
  for (const claims of [undefined, { storm_role: roles.b2c }]) {
    expect(mayEnterCode({ claims, companySettings: {}, marketSettings: marketOn })).toBe(true);
    expect(mayEnterCode({ claims, companySettings: on, marketSettings: [] })).toBe(false);
  }
});

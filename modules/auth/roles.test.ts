import { expect, test } from 'vitest';
import { isRole, roles } from './roles.ts';

test('A01 the five role codes, and no other number is a role', () => {
  expect(roles).toEqual({ user: 64, administrator: 65, internal: 80, customerAdmin: 81, b2c: 111 });
  const found = Array.from({ length: 300 }, (_, code) => code).filter(isRole);
  expect(found).toEqual([64, 65, 80, 81, 111]);
});

import { expect, test } from 'vitest';
import { isActedFor } from './acting.ts';
import { roles } from './roles.ts';

test.each([
  ['user', true],
  ['administrator', true],
  ['customerAdmin', true],
  ['b2c', false],
  ['internal', false],
] as const)('staff act for %s: %s', (role, isAllowed) => expect(isActedFor(roles[role])).toBe(isAllowed));

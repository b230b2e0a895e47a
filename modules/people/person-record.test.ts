import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { roleOf } from './person-record.ts';

test('G02 a person has the role of their first account; without an account they have none', () => {
  expect(roleOf([])).toBeUndefined();
  expect(roleOf([{ roleId: 81 }])).toBe(81);
  expect(roleOf([{ roleId: roles.user }, { roleId: roles.administrator }])).toBe(64);
});

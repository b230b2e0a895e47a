import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { roleOf } from './person-record.ts';

test('G02 the role of a person is that of the first account, and somebody without an account has none', () => {
  expect(roleOf([])).toBeUndefined();
  expect(roleOf([{ roleId: 81 }])).toBe(81);
  expect(roleOf([{ roleId: roles.user }, { roleId: roles.administrator }])).toBe(64);
});

import { expect, test } from 'vitest';
import { roleLabelOf, roleLabels } from './role-labels.ts';
import { roles } from './roles.ts';

test('A02 there are seven labels', () => {
  expect(roleLabels).toEqual([
    'Default',
    'B2C',
    'B2B',
    'B2BExternal',
    'B2BExternalManufacturer',
    'B2BPunchout',
    'B2BPreOrder',
  ]);
});

test('A02 the label follows from role and kind of account', () => {
  expect(roleLabelOf(undefined)).toBe('Default');
  expect(Object.values(roles).map((role) => roleLabelOf(role))).toEqual(['B2B', 'B2B', 'B2B', 'B2B', 'B2C']);
  const kinds = ['external', 'external-manufacturer', 'punch-out', 'pre-order'] as const;
  expect(kinds.map((kind) => roleLabelOf(roles.user, kind))).toEqual([
    'B2BExternal',
    'B2BExternalManufacturer',
    'B2BPunchout',
    'B2BPreOrder',
  ]);
  expect(roleLabelOf(roles.b2c, 'punch-out')).toBe('B2C');
});

test('U12 a punch-out session has the label B2BPunchout', () => {
  expect(roleLabelOf(roles.user, 'punch-out')).toBe('B2BPunchout');
});

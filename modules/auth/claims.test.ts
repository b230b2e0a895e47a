import { expect, test } from 'vitest';
import { someClaims } from '#tests/build/visit.ts';
import { claims, isInternal } from './claims.ts';
import { roles } from './roles.ts';

const { tasks, ...said } = someClaims();
const whole = { ...said, company_id: 7, coop_code: 'COOP1' };

test('claims are parsed with their spelling; unknown ones are left out', () => {
  expect(claims.parse({ ...whole, tasks, iat: 1 })).toEqual(whole);
});

test('company, coop code and the super customer admin may be missing', () => {
  const { company_id: _, coop_code: __, super_customer_admin: ___, ...bare } = whole;
  expect(claims.parse(bare)).toEqual({ ...bare, super_customer_admin: false });
});

test.each(['customer_id', 'storm_role', 'sid', 'market', 'exp'])('claims without %s are refused', (name) => {
  expect(claims.safeParse({ ...whole, [name]: undefined }).success).toBe(false);
});

test.each([
  ['a role that does not exist', { storm_role: 1 }],
  ['a role as text', { storm_role: '80' }],
  ['a customer as text', { customer_id: '1' }],
  ['an empty session', { sid: '' }],
  ['a word for the super customer admin', { super_customer_admin: 'true' }],
])('claims with %s are refused', (_, wrong) => {
  expect(claims.safeParse({ ...whole, ...wrong }).success).toBe(false);
});

test('only role 80 is internal', () => {
  const internal = Object.values(roles).filter((storm_role) => isInternal(someClaims({ storm_role })));
  expect(internal).toEqual([80]);
  expect(isInternal(undefined)).toBe(false);
});

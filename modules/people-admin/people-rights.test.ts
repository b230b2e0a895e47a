import { expect, test } from 'vitest';
import { type Role, roles } from '../auth/roles.ts';
import { grantableRoles, mayChangePerson, mayGrantSuper, peopleQueryOf, visibleRoles } from './people-rights.ts';

const claims = (storm_role: Role, super_customer_admin = false) => ({ storm_role, super_customer_admin });
const teams = { UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' };

test('G26 G27 G28 the roles that an administrator sees in lists of people', () => {
  expect(visibleRoles(claims(65), {})).toEqual([64, 81, 65]);
  expect(visibleRoles(claims(80, true), {})).toEqual([64, 81, 65]);
  expect(visibleRoles(claims(81), {})).toEqual([64, 81]);
  expect(visibleRoles(claims(80), {})).toEqual([64, 81, 65, 80]);
  expect(visibleRoles(claims(64), {})).toEqual([]);
  expect(visibleRoles(claims(111), {})).toEqual([]);
});

test('G29 G33 teams need both settings; super customer admins, administrators and staff still see everything', () => {
  expect(visibleRoles(claims(81), { UseCompanyTeam: 'true' })).toEqual([64, 81]);
  expect(visibleRoles(claims(81), { ApproverMode: 'AttestantPerUser' })).toEqual([64, 81]);
  expect(visibleRoles(claims(81), teams)).toEqual([64]);
  expect(visibleRoles(claims(81, true), teams)).toEqual([64, 81]);
  expect(visibleRoles(claims(65), teams)).toEqual([64, 81, 65]);
  expect(visibleRoles(claims(80), teams)).toEqual([64, 81, 65, 80]);
  expect(visibleRoles(claims(80, true), teams)).toEqual([64, 81, 65, 80]);
});

test('G30 G32 a customer admin bound to a team queries their team, other administrators the company', () => {
  const ask = (role: Role, isSuper: boolean, settings = teams) =>
    peopleQueryOf(claims(role, isSuper), settings, 'ture@bygg.example');
  expect(ask(81, false)).toEqual({ type: 'company-team', attestant: 'ture@bygg.example' });
  expect(ask(81, true)).toEqual({ type: 'company' });
  expect(ask(65, false)).toEqual({ type: 'company' });
  expect(ask(80, false)).toEqual({ type: 'company' });
  expect(peopleQueryOf(claims(81), { UseCompanyTeam: 'true' }, 'ture@bygg.example')).toEqual({ type: 'company' });
});

test('an administrator cannot give a role above their own, or make a person staff', () => {
  expect(grantableRoles(claims(80), {})).toEqual([64, 81, 65]);
  expect(grantableRoles(claims(65), {})).toEqual([64, 81, 65]);
  expect(grantableRoles(claims(81), {})).toEqual([64, 81]);
  expect(grantableRoles(claims(81), teams)).toEqual([64]);
  expect(grantableRoles(claims(64), {})).toEqual([]);
  expect([81, 65, 80].map((role) => mayGrantSuper(claims(role as Role)))).toEqual([false, true, true]);
  expect(mayGrantSuper(claims(81, true))).toBe(true);
});

test('a plain customer admin cannot change a super one, and staff cannot be changed here', () => {
  const person = (role: Role | undefined, isSuper = false) => ({ role, isSuper });
  expect(mayChangePerson(claims(81), person(81))).toBe(true);
  expect(mayChangePerson(claims(81), person(undefined))).toBe(true);
  expect(mayChangePerson(claims(81), person(81, true))).toBe(false);
  expect(mayChangePerson(claims(81, true), person(81, true))).toBe(true);
  expect(mayChangePerson(claims(81, true), person(65))).toBe(false);
  expect(mayChangePerson(claims(65), person(81, true))).toBe(true);
  expect(mayChangePerson(claims(80), person(roles.internal))).toBe(false);
});

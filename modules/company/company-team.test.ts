import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { companyReachOf, isCompanyTeamOn } from './company-team.ts';

const team = { UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' };

test('G29 the team feature needs the setting and an approver for each user', () => {
  expect(isCompanyTeamOn(team)).toBe(true);
  expect(isCompanyTeamOn({ UseCompanyTeam: 'true' })).toBe(false);
  expect(isCompanyTeamOn({ ApproverMode: 'AttestantPerUser' })).toBe(false);
  expect(isCompanyTeamOn({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerCompany' })).toBe(false);
});

test.each([
  [roles.b2c, false, 'own', 'own'],
  [roles.user, false, 'own', 'own'],
  [roles.user, true, 'own', 'own'],
  [roles.customerAdmin, false, 'team', 'company'],
  [roles.customerAdmin, true, 'company', 'company'],
  [roles.administrator, false, 'company', 'company'],
] as const)('G30 G32 role %s, super %s, sees with teams: %s, without: %s', (storm_role, isSuper, withTeam, without) => {
  const claims = { storm_role, super_customer_admin: isSuper };
  expect(companyReachOf(claims, team)).toBe(withTeam);
  expect(companyReachOf(claims, { UseCompanyTeam: 'true' })).toBe(without);
});

test.each([
  [[], 'own'],
  [['content', 'settings'], 'own'],
  [['orders'], 'company'],
  [['customers'], 'company'],
  [['finance'], 'company'],
  [['read-only'], 'company'],
] as const)('G32 internal staff with the tasks %j see: %s', (tasks, reach) => {
  const claims = { storm_role: roles.internal, super_customer_admin: false, tasks };
  expect(companyReachOf(claims, team)).toBe(reach);
});

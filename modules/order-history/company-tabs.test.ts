import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { showsDeliveriesTab } from './company-tabs.ts';

const team = { UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' };
const { administrator, internal, customerAdmin } = roles;

test('H13 the deliveries tab needs access to the whole company, or the team feature to be off', () => {
  const shows = (storm_role: (typeof roles)[keyof typeof roles], isSuper: boolean, settings: Record<string, string>) =>
    showsDeliveriesTab({ storm_role, super_customer_admin: isSuper, tasks: ['orders'] }, settings);
  expect(shows(customerAdmin, false, team)).toBe(false);
  expect(shows(customerAdmin, false, {})).toBe(true);
  expect(shows(customerAdmin, false, { UseCompanyTeam: 'true' })).toBe(true);
  expect(shows(customerAdmin, true, team)).toBe(true);
  expect(shows(administrator, false, team)).toBe(true);
  expect(shows(internal, false, team)).toBe(true);
});

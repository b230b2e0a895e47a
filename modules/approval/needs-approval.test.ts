import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { needsApproval } from './needs-approval.ts';

const { user, customerAdmin } = roles;
const forced = { ForceApproval: 'true' };
const perUser = { ApproverMode: 'AttestantPerUser' };

test.each([
  [user, forced, undefined, true],
  [customerAdmin, forced, undefined, false],
  [user, {}, undefined, false],
  [user, {}, 'boss@bygg.example', false],
  [customerAdmin, perUser, 'boss@bygg.example', true],
  [user, perUser, undefined, false],
  [user, perUser, '', true],
  [user, { ApproverMode: 'AttestantPerCompany' }, 'boss@bygg.example', false],
] as const)('role %s under %o with the approver %s: %s', (storm_role, settings, attestant, needed) => {
  expect(needsApproval({ storm_role }, settings, attestant)).toBe(needed);
});

import { expect, test } from 'vitest';
import { type Role, roles } from '../auth/roles.ts';
import { mayDecide, showsPendingOrders } from './may-decide.ts';

const everybody: Role[] = [roles.user, roles.administrator, roles.internal, roles.customerAdmin, roles.b2c];

test('O39 X03 who decides on orders: admins of the company, and staff with the task', () => {
  expect(everybody.filter((storm_role) => mayDecide({ storm_role }))).toEqual([65, 81]);
  expect(everybody.filter((storm_role) => mayDecide({ storm_role, tasks: ['orders'] }))).toEqual([65, 80, 81]);
  expect(mayDecide({ storm_role: roles.internal, tasks: ['read-only', 'finance'] })).toBe(false);
});

test.each([
  [65, { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' }, true],
  [81, { ForceApproval: 'true' }, true],
  [65, { ForceApproval: 'false', ApproverMode: 'AttestantPerUser' }, false],
  [80, { ApproverMode: 'AttestantPerUser' }, false],
  [64, { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' }, false],
  [64, { ForceApproval: 'true', ApproverMode: 'AttestantPerUser' }, true],
  [64, { ForceApproval: 'true', ApproverMode: 'AttestantPerProjectNumber' }, true],
  [111, { ForceApproval: 'true', ApproverMode: 'AttestantPerUser' }, false],
] as const)('X02 role %s under %j sees the page of pending orders: %s', (storm_role, settings, isShown) => {
  expect(showsPendingOrders({ storm_role }, settings)).toBe(isShown);
});

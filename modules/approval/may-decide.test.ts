import { expect, test } from 'vitest';
import { type Role, roles } from '../auth/roles.ts';
import { mayDecide, responsibleFor, showsPendingOrders, whyNotDecide } from './may-decide.ts';

const everybody: Role[] = [roles.user, roles.administrator, roles.internal, roles.customerAdmin, roles.b2c];

test('O39 X03 admins of the company, and staff with the task, decide on orders', () => {
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

const ebba = { email: 'ebba@bygg.example', id: 7 };

const strict = { buyerId: 9, settings: {} };

test.each([
  [undefined, undefined, { who: 'admins', because: 'company' }],
  [{ email: 'gone@bygg.example', id: undefined }, undefined, { who: 'admins', because: 'unknown' }],
  [{ email: undefined, id: undefined }, undefined, { who: 'admins', because: 'left' }],
  [ebba, undefined, { who: 'admins', because: 'left' }],
  [ebba, roles.user, { who: 'admins', because: 'role' }],
  [ebba, roles.b2c, { who: 'admins', because: 'role' }],
  [ebba, roles.customerAdmin, { who: 'approver', approverId: 7 }],
  [ebba, roles.administrator, { who: 'approver', approverId: 7 }],
] as const)('O39 X03 for the approver %j with the role %s, this is responsible: %j', (approver, role, responsible) => {
  expect(responsibleFor({ approver, role, ...strict })).toEqual(responsible);
});

test('X03 an approver who is the buyer decides only if own approval is allowed, otherwise the admins do', () => {
  const own = { approver: ebba, role: roles.customerAdmin, buyerId: 7 };
  expect(responsibleFor({ ...own, settings: {} })).toEqual({ who: 'admins', because: 'own' });
  expect(responsibleFor({ ...own, settings: { AllowOwnApproval: 'true' } })).toEqual({
    who: 'approver',
    approverId: 7,
  });
});

const named = { who: 'approver', approverId: 7 } as const;
const anyAdmin = { who: 'admins', because: 'left' } as const;
const allowed = { AllowOwnApproval: 'true' };

test.each([
  [7, 81, named, 9, {}, undefined],
  [8, 81, named, 9, {}, 'not-approver'],
  [8, 65, named, 9, {}, undefined],
  [8, 80, named, 9, {}, undefined],
  [8, 81, anyAdmin, 9, {}, undefined],
  [9, 81, anyAdmin, 9, {}, 'own-approval'],
  [9, 65, anyAdmin, 9, {}, 'own-approval'],
  [9, 81, anyAdmin, 9, allowed, undefined],
  [9, 81, named, 9, allowed, 'not-approver'],
  [7, 81, named, 7, {}, 'own-approval'],
  [7, 81, named, 7, allowed, undefined],
] as const)(
  'X03 person %s of role %s, responsible %j, order of %s, under %j: %s',
  (customer_id, storm_role, responsible, buyerId, settings, why) => {
    expect(whyNotDecide({ customer_id, storm_role }, { responsible, buyerId, settings })).toBe(why);
  },
);

import { expect, test } from 'vitest';
import { approverOf } from './approver-of.ts';

const named = { attestant1: 'boss@x.se', ofProject: 'bridge@x.se' };

test.each([
  ['AttestantPerUser', named, { email: 'boss@x.se', of: 'buyer' }],
  ['AttestantPerUser', { ...named, attestant1: undefined }, undefined],
  ['AttestantPerProjectNumber', named, { email: 'bridge@x.se', of: 'project' }],
  ['AttestantPerProjectNumber', { ...named, ofProject: 'boss@x.se' }, { email: 'boss@x.se', of: 'project' }],
  ['AttestantPerProjectNumber', { ...named, ofProject: undefined }, { email: 'boss@x.se', of: 'buyer' }],
  ['AttestantPerCompany', named, undefined],
])('M09 X13 under %s the approver of %j is %j', (ApproverMode, names, approver) => {
  expect(approverOf({ ApproverMode }, names)).toEqual(approver);
});

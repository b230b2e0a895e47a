import { expect, test } from 'vitest';
import { codeStatuses, outcomeOf, problemWordOf } from './code-status.ts';

test('D05 a status is added, already added or requirements not met; anything else means invalid', () => {
  expect(['CodeAdded', 'AlreadyAdded', 'RequirementsNotMet'].map(outcomeOf)).toEqual([
    'added',
    'already-added',
    'requirements-not-met',
  ]);
  for (const status of ['foo', 'Error', '', 'codeadded', 'toString']) expect(outcomeOf(status)).toBe('invalid');
});

test('D06 there are six statuses', () => {
  expect(codeStatuses).toEqual([
    'CodeAdded',
    'AlreadyAdded',
    'CodeRemoved',
    'AlreadyRemoved',
    'RequirementsNotMet',
    'Error',
  ]);
});

test('D16 only unmet requirements and invalid codes are shown to the buyer', () => {
  expect(codeStatuses.map(problemWordOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'requirementsNotMet',
    'invalidCode',
  ]);
});

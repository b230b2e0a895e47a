import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { daysUntil } from './approval-days.ts';
import { isDecidedByMail } from './decide-by-mail.ts';

const on = { DecideByMail: 'true' };

test.each([
  [{}, 100, false],
  [{ DecideByMailLimit: '1000' }, 100, false],
  [{ ...on }, 100, false],
  [{ ...on, DecideByMailLimit: '0' }, 1, false],
  [{ ...on, DecideByMailLimit: '1000' }, 100_000, true],
  [{ ...on, DecideByMailLimit: '1000' }, 100_001, false],
  [{ ...on, DecideByMailLimit: '1000,50' }, 100_050, true],
  [{ ...on, DecideByMailLimit: 'much' }, 1, false],
])('with %j an order of %i may be decided on from the mail: %s', (settings, amount, expected) => {
  expect(isDecidedByMail(settings, money(amount, 'SEK'))).toBe(expected);
});

test('steps follow after 3 and 7 days, or those of the company, and never with 0', () => {
  expect([daysUntil('ApprovalReminderDays', {}), daysUntil('ApprovalEscalationDays', {})]).toEqual([3, 7]);
  const settings = { ApprovalReminderDays: '10', ApprovalEscalationDays: '0' };
  expect([daysUntil('ApprovalReminderDays', settings), daysUntil('ApprovalEscalationDays', settings)]).toEqual([
    10,
    undefined,
  ]);
});

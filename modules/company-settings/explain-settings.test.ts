import { expect, test } from 'vitest';
import { companySettings } from '../company/company-settings.ts';
import { explainSettings } from './explain-settings.ts';
import { guidedKeys } from './setting-guide.ts';

const of = (key: string, own = {}, market: { key: string; value: boolean }[] = []) =>
  explainSettings(own, market).find((setting) => setting.key === key);

test('M06 every named setting is explained', () => {
  expect([...guidedKeys].sort()).toEqual(Object.keys(companySettings).sort());
});

test('M06 settings of services: their own group, lists of numbers, and no effect without ShowVas', () => {
  expect(of('MandatoryVasServices', { MandatoryVasServices: '4101' })).toMatchObject({
    group: 'services',
    input: 'list',
    value: '4101',
    needs: [{ key: 'ShowVas', value: 'true', isMet: false }],
  });
  expect(of('PreSelectedVasServices')).toMatchObject({ input: 'list', value: '', origin: 'default' });
  expect(of('ForcePreSelectedVasForUsers', { ShowVas: 'true' })?.needs).toEqual([
    { key: 'ShowVas', value: 'true', isMet: true },
  ]);
});

test.each([
  ['nothing is set', {}, [], 'default', 'false'],
  ['the company says so', { HidePrice: 'true' }, [], 'own', 'true'],
  ['the company says no', { HidePrice: 'false' }, [], 'own', 'false'],
  ['the market says so', {}, [{ key: 'HidePrice', value: true }], 'inherited', 'true'],
  [
    'the market has switched it on, and the company off',
    { HidePrice: 'false' },
    [{ key: 'HidePrice', value: true }],
    'inherited',
    'true',
  ],
  ['the market says no', {}, [{ key: 'HidePrice', value: false }], 'default', 'false'],
])('M06 the origin if %s', (_, own, market, origin, value) => {
  expect(of('HidePrice', own, market)).toMatchObject({ origin, value });
});

test('discount codes of the market are for consumers only: companies do not inherit them', () => {
  expect(of('ActivateDiscountCode', {}, [{ key: 'ActivateDiscountCode', value: true }])?.origin).toBe('default');
});

test('a setting names its prerequisites, and whether they are met', () => {
  expect(of('PunchOutType', { PunchOutType: 'OCI3' })?.needs).toEqual([
    { key: 'ActivateOCI', value: 'true', isMet: false },
  ]);
  expect(of('UseCompanyTeam', { ApproverMode: 'AttestantPerUser' })?.needs).toEqual([
    { key: 'ApproverMode', value: 'AttestantPerUser', isMet: true },
  ]);
});

test('X01 approval per user keeps ForceApproval on', () => {
  expect(of('ForceApproval', { ApproverMode: 'AttestantPerUser', ForceApproval: 'true' })?.heldBy).toBe('ApproverMode');
  expect(of('ForceApproval', { ApproverMode: 'AttestantPerCompany' })?.heldBy).toBeUndefined();
});

test('the kinds of input: a switch, a choice of modes, a number, rules', () => {
  const input = (key: string) => of(key)?.input;
  expect(['HidePrice', 'ApproverMode', 'PointsFactor', 'FormViewRules'].map(input)).toEqual([
    'switch',
    'choice',
    'number',
    'rules',
  ]);
  expect(['ApprovalReminderDays', 'ApprovalEscalationDays', 'DecideByMailLimit'].map(input)).toEqual([
    'number',
    'number',
    'number',
  ]);
});

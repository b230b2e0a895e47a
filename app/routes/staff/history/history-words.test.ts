import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { readTexts } from '#platform/texts.server.ts';
import { historyWords } from './history-words.ts';

const texts = await readTexts('messages');

const wordsIn = (language: string) =>
  historyWords({
    say: (domain, key) => texts.say(language, domain, key),
    companies: new Map([[1001, 'Hamnvik Marin AB']]),
    country: (code) => ({ SE: 'Sweden' })[code],
    moment: (instant) => `at ${instant.toISOString().slice(11, 16)}`,
  });

test('the history names fields as the screens do where they are changed', () => {
  const { nameOf } = wordsIn('en');
  expect(['firstName', 'EmployeeNo', 'Attestant1', 'roleId', 'isActive', 'companyIds'].map(nameOf)).toEqual([
    'First name',
    'Employee number',
    'Approver',
    'Role',
    'Active',
    'Companies',
  ]);
  expect(['addressLine1', 'zipCode', 'careOf', 'orgNo', 'credit', 'priceLists'].map(nameOf)).toEqual([
    'Street and number',
    'Postcode',
    'Care of',
    'Organisation number',
    'Remaining credit',
    'Price lists',
  ]);
  expect(['HidePrice', 'otherSettings', 'until', 'men-c'].map(nameOf)).toEqual([
    'Hide prices',
    'Other settings',
    'Until',
    'men-c',
  ]);
});

test.each(languages)('%s has texts for the changes of companies', (language) => {
  const { nameOf, valueOf } = wordsIn(language);
  const fields = ['Attestant1', 'CostCenter', 'IsSuperCustomerAdmin', 'addressLine2', 'companyIds', 'deliveryMethodId'];
  for (const field of [...fields, 'ForceApproval', 'approval', 'customerId', 'delivery', 'invitedAt', 'unitNet'])
    expect(nameOf(field)).not.toBe(field);
  expect(valueOf('roleId', '81')).toEqual(expect.any(String));
  expect(valueOf('isActive', 'true')).not.toBe(valueOf('isActive', 'false'));
});

test('values are texts where the field has some: roles, yes and no, visible companies, countries, times', () => {
  const { valueOf } = wordsIn('en');
  expect([valueOf('roleId', '65'), valueOf('isActive', 'true'), valueOf('HidePrice', 'false')]).toEqual([
    'Administrator',
    'Yes',
    'No',
  ]);
  expect([valueOf('companyIds', '1001'), valueOf('parentId', '1002')]).toEqual(['Hamnvik Marin AB', undefined]);
  expect([valueOf('countryId', 'SE'), valueOf('until', '2026-11-18T09:30:00.000Z')]).toEqual(['Sweden', 'at 09:30']);
  expect([valueOf('city', 'Örebro'), valueOf('until', 'later')]).toEqual([undefined, undefined]);
});

test('an approver is recorded by number, which is called a number; the address of one who is unknown stays as it is', () => {
  expect(wordsIn('en').valueOf('Attestant1', '1042')).toBe('Number 1042');
  expect(wordsIn('sv').valueOf('Attestant1', '1042')).toBe('Nummer 1042');
  expect(wordsIn('en').valueOf('Attestant1', 'eva@bygg.example')).toBeUndefined();
});

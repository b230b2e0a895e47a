import { expect, test } from 'vitest';
import type * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import {
  addressInput,
  changePasswordInput,
  chooseCompanyInput,
  confirmEmailInput,
  deleteAccountInput,
  profileInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  signInInput,
} from './account-schema.ts';

const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${describeIssue(issue).code}`);

test('a sign-in does not change the typed password', () => {
  expect(signInInput.parse({ loginName: ' Ada@home.example ', password: ' x ', remember: 'on' })).toEqual({
    loginName: 'Ada@home.example',
    password: ' x ',
    remember: true,
  });
  expect(signInInput.parse({ loginName: 'a', password: '<"{;@' })).toMatchObject({ remember: false });
  expect(problems(signInInput, { loginName: ' ', password: '' })).toEqual(['loginName required', 'password required']);
});

test('a registration needs a name, an address and a password of twelve characters', () => {
  const whole = { emailAddress: 'a@b.example', firstName: 'Ada', lastName: 'Berg', password: 'twelve lette' };
  expect(problems(registerInput, whole)).toEqual([]);
  expect(problems(registerInput, { ...whole, password: 'eleven lett', emailAddress: 'x', firstName: '<b>' })).toEqual([
    'emailAddress email-invalid',
    'firstName forbidden-characters',
    'password too-short',
  ]);
  expect(problems(registerInput, {})).toEqual([
    'emailAddress email-required',
    'firstName required',
    'lastName required',
    'password required',
  ]);
});

test('a phone number may be left out', () => {
  expect(profileInput.parse({ firstName: 'Ada', lastName: 'Berg', phoneNumber: '', cellPhone: '+46 70-1' })).toEqual({
    firstName: 'Ada',
    lastName: 'Berg',
    phoneNumber: undefined,
    cellPhone: '46701',
  });
});

test.each([
  ['SE', 'SE-111 22', '111 22'],
  ['FI', 'FI-00100', '00100'],
  ['CH', 'CH-8001', '8001'],
  ['HR', 'HR-10000', '10000'],
  ['SI', 'SI-1000', '1000'],
])('the prefix of %s in a postcode is accepted and removed', (countryCode, zipCode, kept) => {
  const address = { addressLine1: 'Gatan 1', zipCode, city: 'Stockholm', countryCode };
  expect(addressInput.parse(address)).toEqual({ ...address, zipCode: kept });
});

test('an address needs a postcode of its country, in the format of that country', () => {
  const address = { addressLine1: 'Gatan 1', zipCode: '11122', city: 'Stockholm', countryCode: 'SE' };
  expect(addressInput.parse(address)).toEqual({ ...address, zipCode: '111 22' });
  expect(problems(addressInput, { ...address, countryCode: 'NO' })).toEqual(['zipCode invalid']);
  expect(problems(addressInput, { ...address, countryCode: 'XX' })).toEqual(['countryCode not-one-of']);
});

test.each([
  [
    'choosing a company',
    chooseCompanyInput,
    { ticket: 't', companyId: '7' },
    ['ticket required', 'companyId required'],
  ],
  ['asking for a new password', requestResetInput, { loginName: 'a' }, ['loginName required']],
  [
    'choosing it',
    resetPasswordInput,
    { token: 't', password: 'twelve lette' },
    ['token required', 'password required'],
  ],
  [
    'changing it',
    changePasswordInput,
    { currentPassword: 'x', newPassword: 'twelve lette' },
    ['currentPassword required', 'newPassword required'],
  ],
  ['confirming an address', confirmEmailInput, { token: 't' }, ['token required']],
  ['deleting the account', deleteAccountInput, { password: 'x' }, ['password required']],
])('%s accepts its fields and names the missing ones', (_, schema, whole, missing) => {
  expect(problems(schema, whole)).toEqual([]);
  expect(problems(schema, {})).toEqual(missing);
});

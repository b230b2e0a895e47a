import { describe, expect, test } from 'vitest';
import { normaliseMoneyText } from '#core/input.ts';
import { addressAction } from './company-address.ts';
import { type CompanyForm, checkCompanyForm, companyFormFields, newCompanyForm } from './company-form.ts';
import { newCompanyAdmin, newCompanyAdminInput } from './new-company-admin.ts';

const whole: CompanyForm = {
  companyName: 'Norrbygg',
  companyEmail: 'info@norrbygg.example',
  companyOrgNr: '556012-5790',
  adminFirstName: 'Ada',
  adminLastName: 'Berg',
  adminEmail: 'ada@norrbygg.example',
  deliveryAddressLine1: 'Gatan 1',
  deliveryCity: 'Luleå',
  deliveryZipCode: '972 31',
  invoiceAddressLine1: 'Gatan 1',
  invoiceCity: 'Luleå',
  invoiceZipCode: '972 31',
  defaultAmount: '0',
  deliveryGroup: null,
};
const inSweden = { mode: 'create', market: 'se' } as const;
const check = (changed: CompanyForm, where: Parameters<typeof checkCompanyForm>[1] = inSweden) =>
  checkCompanyForm({ ...whole, ...changed }, where);

test('G04 G05 the form has 24 fields, and a new one has both amounts as the text 0', () => {
  expect(companyFormFields).toHaveLength(24);
  expect(Object.keys(newCompanyForm).sort()).toEqual([...companyFormFields].sort());
  expect(newCompanyForm.defaultAmount).toBe('0');
  expect(newCompanyForm.invoiceCreditStopAmount).toBe('0');
});

test('G17 VAT number, phone, web, second lines, countries, price list and parent are optional', () => {
  expect(check({})).toEqual({});
});

test('G14 the required fields, ten when editing; e-mail address and amount must be valid', () => {
  const empty = Object.fromEntries(companyFormFields.map((field) => [field, ''])) as CompanyForm;
  expect(checkCompanyForm(empty, { mode: 'edit', market: 'se' })).toEqual({
    companyName: 'required',
    companyEmail: 'required',
    companyOrgNr: 'required',
    deliveryAddressLine1: 'required',
    deliveryCity: 'required',
    deliveryZipCode: 'required',
    invoiceAddressLine1: 'required',
    invoiceCity: 'required',
    invoiceZipCode: 'required',
    defaultAmount: 'required',
  });
  expect(check({ companyEmail: 'x' })).toEqual({ companyEmail: 'email' });
  expect(check({ defaultAmount: 'abc' })).toEqual({ defaultAmount: 'number' });
  expect(check({ defaultAmount: '100,50' })).toEqual({});
  expect(check({ defaultAmount: '-1' })).toEqual({ defaultAmount: 'number' });
});

test('G15 the administrator is required only for a new company', () => {
  const without = { adminFirstName: '', adminLastName: ' ', adminEmail: undefined };
  expect(check(without)).toEqual({ adminFirstName: 'required', adminLastName: 'required', adminEmail: 'required' });
  expect(check(without, { mode: 'edit', market: 'se' })).toEqual({});
  expect(check({ adminEmail: 'ada@' })).toEqual({ adminEmail: 'email' });
});

test('G16 a delivery group must be given for a new company, and may be null', () => {
  expect(check({ deliveryGroup: undefined })).toEqual({ deliveryGroup: 'required' });
  expect(check({ deliveryGroup: null })).toEqual({});
  expect(check({ deliveryGroup: undefined }, { mode: 'edit', market: 'se' })).toEqual({});
});

test('G18 a delivery address must begin with a digit in the United States and Canada only', () => {
  const line = (deliveryAddressLine1: string, market: 'us' | 'ca' | 'se') =>
    check({ deliveryAddressLine1 }, { mode: 'create', market });
  expect(line('Main St 1', 'us')).toEqual({ deliveryAddressLine1: 'number-first' });
  expect(line('Main St 1', 'ca')).toEqual({ deliveryAddressLine1: 'number-first' });
  expect(line('1 Main St', 'us')).toEqual({});
  expect(line('Main St 1', 'se')).toEqual({});
});

test('G19 G71 commas become dots before an amount is checked; the remaining credit must be a number if it is given', () => {
  expect(normaliseMoneyText('1000,50')).toBe('1000.50');
  expect(check({ invoiceCreditStopAmount: '1000,50' })).toEqual({});
  expect(check({ invoiceCreditStopAmount: '' })).toEqual({});
  expect(check({ invoiceCreditStopAmount: 'much' })).toEqual({ invoiceCreditStopAmount: 'number' });
});

test('an unchanged negative remaining credit does not block a save', () => {
  const where = { mode: 'edit', market: 'se', creditBefore: '-50' } as const;
  expect(check({ invoiceCreditStopAmount: '-50' }, where)).toEqual({});
  expect(check({ invoiceCreditStopAmount: '-40' }, where)).toEqual({ invoiceCreditStopAmount: 'number' });
  expect(check({ defaultAmount: '-50' }, where)).toEqual({ defaultAmount: 'number' });
});

describe('the administrator of a new company', () => {
  const body = newCompanyAdmin({ adminFirstName: 'Ada', adminLastName: 'Berg', adminEmail: 'ada@norrbygg.example' });

  test('G07 G08 is sent without a mail, active, with the e-mail address as login name and the role 81', () => {
    expect(body).toEqual({
      firstName: 'Ada',
      lastName: 'Berg',
      emailAddress: 'ada@norrbygg.example',
      doSendMail: false,
      account: { id: 1, isActive: true, loginName: 'ada@norrbygg.example', roleId: 81 },
      infos: [{ code: 'IsMainCustomer', value: 'false' }],
    });
    expect(newCompanyAdminInput.safeParse(body).success).toBe(true);
  });

  test.each([
    ['another role', { account: { ...body.account, roleId: 80 } }],
    ['another login name', { account: { ...body.account, loginName: 'eve@norrbygg.example' } }],
    ['more infos', { infos: [{ code: 'IsSuperCustomerAdmin', value: 'true' }] }],
    ['companies', { companies: [1] }],
  ])('a caller cannot request %s', (_, changed) => {
    expect(newCompanyAdminInput.safeParse({ ...body, ...changed }).success).toBe(false);
  });
});

test('G49 an address without an id is created, one with an id is updated', () => {
  expect(addressAction({})).toBe('create');
  expect(addressAction({ id: 7 })).toBe('update');
});

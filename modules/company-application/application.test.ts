import { expect, test } from 'vitest';
import { markets } from '../market/markets.ts';
import { applicationInput } from './application-schema.ts';

const typed = {
  companyName: 'Nybygge Norr AB',
  orgNo: '556012-5790',
  vatNo: '',
  firstName: 'Ada',
  lastName: 'Berg',
  emailAddress: 'ada@norr.example',
  phoneNumber: '0701234567',
  deliveryLine1: 'Gatan 1',
  deliveryZip: '97231',
  deliveryCity: 'Luleå',
};

const problems = (changed: Record<string, string>, market = markets.se) => {
  const read = applicationInput(market).safeParse({ ...typed, ...changed });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message]);
};

test.each([
  ['nothing', {}, []],
  ['the check digit of the organisation number', { orgNo: '556012-5791' }, [['orgNo', 'org-no-wrong']]],
  ['the VAT number', { vatNo: 'SE556012579101' }, [['vatNo', 'vat-wrong']]],
  ['nothing, with a VAT number', { vatNo: 'SE 556012579001' }, []],
  ['the postcode', { deliveryZip: '1' }, [['deliveryZip', 'zip-wrong']]],
  ['the telephone number', { phoneNumber: 'later' }, [['phoneNumber', 'phone-invalid']]],
  [
    'half an invoice address',
    { invoiceLine1: 'Gatan 2' },
    [
      ['invoiceZip', 'required'],
      ['invoiceCity', 'required'],
    ],
  ],
])('in Sweden %s is invalid', (_, changed, expected) => expect(problems(changed)).toEqual(expected));

test('a country without check digits accepts any organisation number', () =>
  expect(problems({ orgNo: 'HRB 12', deliveryZip: '10115', phoneNumber: '03012345678' }, markets.de)).toEqual([]));

test('in the United States and Canada an address has a state or province', () => {
  const us = { orgNo: '12-3456789', phoneNumber: '2125550123', deliveryZip: '10001' };
  expect(problems(us, markets.us)).toEqual([['deliveryRegion', 'required']]);
  expect(problems({ ...us, deliveryRegion: 'XX' }, markets.us)).toEqual([['deliveryRegion', 'required']]);
  expect(problems({ ...us, deliveryRegion: 'NY' }, markets.us)).toEqual([]);
  const invoice = { invoiceLine1: 'Main St 1', invoiceZip: '10001', invoiceCity: 'New York' };
  expect(problems({ ...us, deliveryRegion: 'NY', ...invoice }, markets.us)).toEqual([['invoiceRegion', 'required']]);
  const ca = { orgNo: '123456782', phoneNumber: '4165550123', deliveryZip: 'M5V 2T6' };
  expect(problems({ ...ca, deliveryRegion: 'ON' }, markets.ca)).toEqual([]);
});

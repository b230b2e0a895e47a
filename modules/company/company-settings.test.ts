import { expect, test } from 'vitest';
import {
  approverModes,
  checkSetting,
  companySettings,
  deliveryAddressModes,
  isOn,
  punchOutTypeOf,
  settingsAfterFetch,
} from './company-settings.ts';

const switches = `UseAmountLimit UseAmountLimitForCustomerAdmins HidePrice ForceApproval ShowPoints
  ShowAgreedAssortmentOnly ShowAgreedAssortmentOnlyForAllRoles UseProjectNumber UseOrderNumber AccessPartnerWeb
  ActivateDiscountCode LockDeliveryAddressInCheckout ActivateMandatoryRowCommentForAllRows
  ActivateMandatoryPersonalPackage ActivateChooseDeliveryCountryInCheckout ActivateWeeklyDelivery ShowPriceIncVat
  UseCompanyTeam DisableCheckout ActivateOCI UseLaundry ForceVasSelectionOnProductsWithVas
  ForcePreSelectedVasForUsers ShowVas AllOrdersIsMaintainedByRetailer ShowMarketPriceForAdminsAndInternals`.split(
  /\s+/,
);

test('M06 the 28 named keys are known: 26 switches, the punch-out format and the form rules', () => {
  expect(switches).toHaveLength(26);
  const kinds = new Map<string, unknown>(Object.entries(companySettings));
  expect(switches.filter((key) => kinds.get(key) !== 'boolean')).toEqual([]);
  expect(kinds.get('PunchOutType')).toEqual({ modes: ['OCI3', 'OCI4', 'CXML', 'None', 'PEPPOL3'] });
  expect(kinds.get('FormViewRules')).toBe('json');
});

test('the approver mode and the pre-selected delivery address are keys with a fixed list of modes', () => {
  expect(companySettings.ApproverMode.modes).toBe(approverModes);
  expect(approverModes).toEqual(['AttestantPerUser', 'AttestantPerProjectNumber', 'AttestantPerCompany']);
  expect(companySettings.PreSelectedDeliveryAddress.modes).toBe(deliveryAddressModes);
  expect(deliveryAddressModes).toEqual(['None', 'Retailer', 'Company', 'Customer']);
});

test.each([
  ['UseAmountLimit', 'true'],
  ['UseAmountLimit', 'false'],
  ['PunchOutType', 'PEPPOL3'],
  ['ApproverMode', 'AttestantPerCompany'],
  ['PreSelectedDeliveryAddress', 'Retailer'],
  ['FormViewRules', '{"rules":[]}'],
  ['PointsFactor', '12,5'],
  ['AKeyOfAPartner', 'whatever they like'],
  ['__proto__', 'a key like any other'],
  ['constructor', 'likewise'],
])('M06 %s accepts %s', (key, value) => {
  expect(checkSetting(key, value)).toEqual({ ok: true, value: { key, value } });
});

test.each([
  ['UseAmountLimit', 'yes', 'true, false'],
  ['UseAmountLimit', '', 'true, false'],
  ['UseAmountLimit', 'True', 'true, false'],
  ['PunchOutType', 'oci3', 'OCI3, OCI4, CXML, None, PEPPOL3'],
  ['ApproverMode', 'AttestantPerDog', 'AttestantPerUser, AttestantPerProjectNumber, AttestantPerCompany'],
  ['PreSelectedDeliveryAddress', 'Home', 'None, Retailer, Company, Customer'],
  ['FormViewRules', '{"rules":', 'JSON'],
])('M06 %s refuses %j and names the accepted values', (key, value, expected) => {
  expect(checkSetting(key, value)).toEqual({ ok: false, refusal: { code: 'setting-value-invalid', key, expected } });
});

test.each([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['', false],
  ['1', false],
  [undefined, false],
])('M06 a switch stored as %j is on: %s', (value, on) => {
  expect(isOn(value === undefined ? {} : { HidePrice: value }, 'HidePrice')).toBe(on);
});

test.each(['OCI3', 'OCI4', 'CXML', 'None', 'PEPPOL3'])('M11 PunchOutType accepts %s', (type) => {
  expect(punchOutTypeOf({ PunchOutType: type })).toBe(type);
});

test.each(['OCI5', 'oci3', 'cXML', '', ' OCI3', undefined])('M11 PunchOutType %j is read as None', (type) => {
  expect(punchOutTypeOf(type === undefined ? {} : { PunchOutType: type })).toBe('None');
});

const stored = { HidePrice: 'true', PunchOutType: 'OCI3' };

test('M17 fetching the same settings again keeps the stored object', () => {
  expect(settingsAfterFetch(stored, { PunchOutType: 'OCI3', HidePrice: 'true' })).toBe(stored);
});

test.each([
  ['a changed value', { HidePrice: 'false', PunchOutType: 'OCI3' }],
  ['a new key', { ...stored, ShowVas: 'true' }],
  ['a removed key', { HidePrice: 'true' }],
  ['a key in place of another', { HidePrice: 'true', ShowVas: 'OCI3' }],
])('M17 %s returns the fetched settings', (_, fetched) => {
  expect(settingsAfterFetch(stored, fetched)).toBe(fetched);
});

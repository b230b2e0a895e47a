import { describe, expect, test } from 'vitest';
import { hasOrgNoRule, isOrgNo } from '#modules/address/org-number.ts';
import { isVatNo } from '#modules/address/vat-number.ts';
import { companyAttributes } from '#modules/company/company.ts';
import {
  approverModes,
  type CompanySettingKey,
  checkSetting,
  companySettings,
  deliveryAddressModes,
  isOn,
  punchOutTypeOf,
  punchOutTypes,
} from '#modules/company/company-settings.ts';
import { customerTypeOf } from '#modules/company/customer-type.ts';
import { parseFormViewRules } from '#modules/company/form-view-rules.ts';
import { markets } from '#modules/market/markets.ts';
import { addressProblem } from './address-problem.ts';
import { demoCompanies, demoCompany } from './companies.ts';

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i);
const valuesOf = (key: CompanySettingKey) =>
  new Set(demoCompanies.map(({ settings }) => settings[key]).filter((value) => value !== undefined));

describe('the companies together', () => {
  const switches = (Object.keys(companySettings) as CompanySettingKey[]).filter(
    (key) => companySettings[key] === 'boolean',
  );

  test.each(switches)('some company has %s on', (key) => {
    expect(valuesOf(key)).toContain('true');
  });

  test('every mode occurs, and so do the texts', () => {
    expect(valuesOf('PunchOutType')).toEqual(new Set(punchOutTypes));
    expect(valuesOf('ApproverMode')).toEqual(new Set(approverModes));
    expect(valuesOf('PreSelectedDeliveryAddress')).toEqual(new Set(deliveryAddressModes));
    const others = (Object.keys(companySettings) as CompanySettingKey[]).filter((key) => valuesOf(key).size === 0);
    expect(others).toEqual([]);
  });

  test('every setting has a value that the shop accepts', () => {
    const settings = demoCompanies.flatMap((company) => Object.entries(company.settings));
    expect(settings.filter(([key, value]) => !checkSetting(key, value).ok)).toEqual([]);
  });

  test('every attribute of the spec occurs', () => {
    const seen = new Set(demoCompanies.flatMap(({ attributes }) => Object.keys(attributes)));
    expect(companyAttributes.filter((name) => !seen.has(name))).toEqual([]);
  });

  test('dealers, id customers and direct customers', () => {
    const types = new Set(demoCompanies.map((company) => customerTypeOf(company)));
    expect(types).toEqual(new Set(['dealer', 'idCustomer', 'directCustomer']));
  });

  test('every approver mode is forced somewhere, and teams have approvers per user', () => {
    const forced = demoCompanies.filter(({ settings }) => isOn(settings, 'ForceApproval'));
    expect(new Set(forced.map(({ settings }) => settings.ApproverMode))).toEqual(new Set(approverModes));
    const teams = demoCompanies.filter(({ settings }) => isOn(settings, 'UseCompanyTeam'));
    expect(teams.map(({ settings }) => settings.ApproverMode)).toEqual(teams.map(() => 'AttestantPerUser'));
  });

  test('they are in at least eight markets', () => {
    expect(new Set(demoCompanies.map(({ market }) => market)).size).toBeGreaterThanOrEqual(8);
  });

  test('A03 a parent has three children, a coop two companies', () => {
    expect(demoCompanies.filter(({ parentId }) => parentId === 1001)).toHaveLength(3);
    expect(demoCompanies.filter(({ coopCode }) => coopCode === 'NORDLAG')).toHaveLength(2);
  });

  test('M57 company A has all that an account can have, company B nothing', () => {
    const a = demoCompany(1005);
    const wanted = ['UseAmountLimit', 'ForceApproval', 'ShowVas', 'UseLaundry', 'ActivateOCI'] as const;
    expect(wanted.filter((key) => !isOn(a.settings, key))).toEqual([]);
    expect(punchOutTypeOf(a.settings)).not.toBe('None');
    expect(a.priceLists).toContain('AGREED-1005');
    expect(Number(a.attributes.InvoiceCreditStopAmount)).toBeGreaterThan(0);
    expect(a.laundry?.lockers.length).toBeGreaterThan(0);

    const b = demoCompany(1006);
    expect(b).toMatchObject({ settings: {}, priceLists: [], projects: [], orderNumbers: [], laundry: undefined });
    expect(Object.keys(b.attributes).sort()).toEqual(['Currency', 'OrderEmail', 'VatNo']);
  });

  test('form view rules can be read', () => {
    const rules = demoCompanies.map(({ settings }) => parseFormViewRules(settings.FormViewRules));
    expect(rules.filter(({ malformed }) => malformed)).toEqual([]);
    expect(rules.some(({ rules }) => rules.required.length > 0)).toBe(true);
  });
});

test('ids count from 1001; numbers, names and domains are unique', () => {
  expect(demoCompanies.map(({ id }) => id)).toEqual(demoCompanies.map((_, i) => 1001 + i));
  expect(repeated(demoCompanies.map(({ orgNo }) => orgNo))).toEqual([]);
  expect(repeated(demoCompanies.map(({ name }) => name))).toEqual([]);
  expect(repeated(demoCompanies.map(({ domain }) => domain))).toEqual([]);
});

const children = demoCompanies.filter(({ parentId }) => parentId !== undefined);
test.each(children)('$name has a parent in its own market, which has none itself', ({ parentId = 0, market }) => {
  expect(demoCompany(parentId)).toMatchObject({ market, parentId: undefined });
});

describe.each(demoCompanies)('$id $name', (company) => {
  const country = markets[company.market].iso2;

  test('postcodes are written as the country writes them, with a region where it has regions', () => {
    const addresses = [...company.deliveryAddresses, ...company.invoiceAddresses];
    expect(addresses.map(addressProblem)).toEqual(addresses.map(() => undefined));
  });

  test('organisation and VAT number have their check digits', () => {
    expect(company.orgNo).not.toBe('');
    expect(isOrgNo(country, company.orgNo)).toBe(hasOrgNoRule(country));
    const { VatNo } = company.attributes;
    expect(VatNo === undefined).toBe(country === 'US');
    expect(country === 'US' || isVatNo(country, bareVatNo(VatNo))).toBe(true);
  });

  test('its domain is reserved for examples', () => {
    for (const text of [company.emailAddress, company.attributes.OrderEmail, company.web])
      expect(text).toMatch(/\.example$/);
  });

  test('its price lists are its own, its parent’s or its market’s', () => {
    const own = [company.id, company.parentId].flatMap((id) => [`AGREED-${id}`, `EXTERNAL-${id}`, `APP-${id}`]);
    const shared = [`RESELLER-${company.market}`, `PREORDER-${company.market}`];
    expect(company.priceLists.filter((code) => ![...own, ...shared].includes(code))).toEqual([]);
    expect(company.attributes.PrimaryPricelistCode).toBe(company.priceLists[0]);
  });

  test('what its settings require exists', () => {
    const { settings } = company;
    expect(company.projects.length > 0).toBe(isOn(settings, 'UseProjectNumber'));
    expect(company.orderNumbers.length > 0).toBe(isOn(settings, 'UseOrderNumber'));
    expect(company.laundry !== undefined).toBe(isOn(settings, 'UseLaundry'));
    expect(punchOutTypeOf(settings) !== 'None').toBe(isOn(settings, 'ActivateOCI'));
    expect(settings.PointsFactor !== undefined).toBe(isOn(settings, 'ShowPoints'));
  });
});

/** Without the country's two letters; Switzerland's CHE and Canada's digits stay. */
function bareVatNo(text = ''): string {
  const compact = text.replace(/[.\s-]/g, '').replace(/(MVA|MWST)$/, '');
  return compact.replace(/^(?!CHE)[A-Z]{2}/, '');
}

import { describe, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { isOn } from '#modules/company/company-settings.ts';
import type { MarketCode } from '#modules/market/market.ts';
import { markets } from '#modules/market/markets.ts';
import { addressProblem } from './address-problem.ts';
import { demoCompanies, demoCompany } from './companies.ts';
import { demoPeople } from './people.ts';

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i);
const peopleOf = (companyId: number) => demoPeople.filter(({ companyIds }) => companyIds.includes(companyId));
const emails = new Set(demoPeople.map(({ emailAddress }) => emailAddress));

test('ids count from 5001; codes, e-mail addresses and mobile numbers belong to one person each', () => {
  expect(demoPeople.map(({ id }) => id)).toEqual(demoPeople.map((_, i) => 5001 + i));
  expect(repeated(demoPeople.map(({ customerCode }) => customerCode))).toEqual([]);
  expect(repeated(demoPeople.map(({ emailAddress }) => emailAddress))).toEqual([]);
  expect(repeated(demoPeople.map(({ cellPhone }) => cellPhone).filter((phone) => phone !== undefined))).toEqual([]);
});

test('e-mail addresses are first.last at a reserved example domain', () => {
  expect(demoPeople.filter(({ emailAddress }) => !/^[a-z-]+\.[a-z]+@[a-z-]+\.example$/.test(emailAddress))).toEqual([]);
  expect(demoPeople.find(({ id }) => id === 5040)?.emailAddress).toBe('soren.bakkegard@vesterklit.example');
});

test('A03 every role has people: in companies, of Yrke itself, and at home', () => {
  const inCompanies = new Set(demoPeople.filter(({ companyIds }) => companyIds.length > 0).map(({ role }) => role));
  expect(inCompanies).toEqual(new Set([roles.user, roles.administrator, roles.customerAdmin, roles.internal]));
  const others = new Set(demoPeople.filter(({ companyIds }) => companyIds.length === 0).map(({ role }) => role));
  expect(others).toEqual(new Set([roles.internal, roles.b2c]));
});

test('only customer admins are super, and some are not', () => {
  const supers = demoPeople.filter(({ infos }) => infos.IsSuperCustomerAdmin === 'true');
  expect(new Set(supers.map(({ role }) => role))).toEqual(new Set([roles.customerAdmin]));
  expect(demoPeople.some(({ role, infos }) => role === roles.customerAdmin && !infos.IsSuperCustomerAdmin)).toBe(true);
});

test('some belong to several companies', () => {
  expect(demoPeople.filter(({ companyIds }) => companyIds.length > 1).length).toBeGreaterThanOrEqual(3);
});

test('consumers live in at least six markets that sell to consumers', () => {
  const homes = new Set(demoPeople.filter(({ role }) => role === roles.b2c).map(({ market }) => market));
  expect(homes.size).toBeGreaterThanOrEqual(6);
  expect([...homes].filter((market) => !markets[market].b2CActivate)).toEqual([]);
});

test('every info of the spec occurs', () => {
  const seen = new Set(demoPeople.flatMap(({ infos }) => Object.keys(infos)));
  const wanted = ['AmountLimit', 'Attestant1', 'EmployeeNo', 'IsMainCustomer', 'IsSuperCustomerAdmin', 'Occupation'];
  expect([...seen].sort()).toEqual([...wanted, 'VasCustomizedText']);
});

test('one account is closed, and one buyer has no mobile telephone', () => {
  expect(demoPeople.filter(({ isActive }) => !isActive)).toHaveLength(1);
  expect(demoPeople.filter(({ cellPhone }) => cellPhone === undefined)).toHaveLength(1);
});

test('at least a dozen people say what to try', () => {
  const tips = demoPeople.map(({ tryThis }) => tryThis).filter((tip) => tip !== undefined);
  expect(tips.length).toBeGreaterThanOrEqual(12);
  expect(tips.filter((tip) => !/^[A-Z].*\.$/.test(tip))).toEqual([]);
  expect(repeated(tips)).toEqual([]);
});

describe('each person', () => {
  /** E-mail addresses of the people who fail the check. */
  const failing = (passes: (person: (typeof demoPeople)[number]) => boolean) =>
    demoPeople.filter((person) => !passes(person)).map(({ emailAddress }) => emailAddress);

  test('belongs to companies of one market and speaks one of its languages', () => {
    const fits = (market: MarketCode) => (id: number) => demoCompany(id).market === market;
    expect(failing(({ companyIds, market }) => companyIds.every(fits(market)))).toEqual([]);
    expect(failing(({ market, language }) => markets[market].languages.includes(language))).toEqual([]);
  });

  test('has an approver of the same company, if any', () => {
    const mayApprove = ({ companyIds, infos: { Attestant1 } }: (typeof demoPeople)[number]) =>
      companyIds.some((id) => peopleOf(id).some(({ emailAddress }) => emailAddress === Attestant1));
    expect(failing((person) => person.infos.Attestant1 === undefined || mayApprove(person))).toEqual([]);
  });

  test('has an employee number of five digits and a limit above nothing, if any', () => {
    expect(failing(({ infos }) => /^[1-9]\d{4}$/.test(infos.EmployeeNo ?? '10000'))).toEqual([]);
    expect(failing(({ infos }) => /^[1-9]\d*$/.test(infos.AmountLimit ?? '1'))).toEqual([]);
  });

  test('has a valid address', () => {
    expect(failing(({ addresses }) => addresses.every((address) => addressProblem(address) === undefined))).toEqual([]);
    expect(failing(({ role, addresses }) => role !== roles.b2c || addresses.length === 1)).toEqual([]);
  });

  test('has a department, a cost centre and a locker that the company has, if any', () => {
    const known = ({ companyIds, laundry }: (typeof demoPeople)[number]) => {
      const lists = demoCompany(companyIds[0] ?? 0).laundry;
      const locker = lists?.lockers.find(({ id }) => id === laundry?.lockerId);
      return (
        lists?.departments.includes(laundry?.department ?? '') &&
        lists.costCenters.includes(laundry?.costCenter ?? '') &&
        locker?.positions.includes(laundry?.position ?? '')
      );
    };
    expect(failing((person) => person.laundry === undefined || known(person) === true)).toEqual([]);
    const places = demoPeople.flatMap(({ companyIds, laundry }) =>
      laundry ? [`${companyIds[0]}/${laundry.lockerId}/${laundry.position}`] : [],
    );
    expect(repeated(places)).toEqual([]);
  });
});

describe.each(demoCompanies)('the people of $name', ({ id, settings, projects, attributes }) => {
  const people = peopleOf(id);

  test('one main customer, an admin, and a buyer', () => {
    expect(
      people.filter(({ infos, companyIds }) => infos.IsMainCustomer === 'true' && companyIds[0] === id),
    ).toHaveLength(1);
    expect(people.some(({ role }) => role === roles.customerAdmin)).toBe(true);
    expect(people.some(({ role }) => role === roles.user)).toBe(true);
  });

  test('under amount limits users have one; under teams an approver', () => {
    const users = people.filter(({ role }) => role === roles.user);
    const without = (code: 'AmountLimit' | 'Attestant1') => users.filter(({ infos }) => infos[code] === undefined);
    expect(isOn(settings, 'UseAmountLimit') ? without('AmountLimit') : []).toEqual([]);
    expect(settings.ApproverMode === 'AttestantPerUser' ? without('Attestant1') : []).toEqual([]);
  });

  test('the approvers of projects and B stock exist', () => {
    const approvers = [...projects.map(({ attestant }) => attestant), attributes.BStockApprover];
    expect(approvers.filter((email) => email !== undefined && !emails.has(email))).toEqual([]);
  });
});

test('M55 the tip of the company with little credit names the credit that it has', () => {
  const filip = demoPeople.find(({ emailAddress }) => emailAddress === 'filip.hedmark@alvkulla-tak.example');
  expect(filip?.tryThis).toContain('450 kronor');
  expect(demoCompanies.find(({ id }) => id === filip?.companyIds[0])?.attributes).toMatchObject({
    InvoiceCreditStopAmount: '450',
  });
});

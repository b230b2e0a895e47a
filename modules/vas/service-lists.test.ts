import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import {
  firstServices,
  forcesPreselected,
  forcesSelection,
  isLimited,
  isSelectorDisabled,
  mandatoryListOf,
  maySeeServices,
  preselectedListOf,
  requiredServices,
  serviceListsOf,
} from './service-lists.ts';

const articles = [{ serviceArticleId: 9001 }, { serviceArticleId: 9002 }];
const free = serviceListsOf(articles, {});
const preselected = serviceListsOf(articles, { PreSelectedVasServices: '9002' });
const mandatory = serviceListsOf(articles, { MandatoryVasServices: '9001', PreSelectedVasServices: '9001, 9002' });

const user = { storm_role: roles.user, company_id: 7 };
const customerAdmin = { storm_role: roles.customerAdmin, company_id: 7 };
const on = { ShowVas: 'true' };

test('V04 a list has the numbers of service and list, and whether it is mandatory or preselected', () =>
  expect(mandatory).toEqual([
    { id: 9001, serviceArticleId: 9001, mandatory: true, preselected: true },
    { id: 9002, serviceArticleId: 9002, mandatory: false, preselected: true },
  ]));

test('V05 only a mandatory service has a mandatory list; the preselected list is the one flagged', () => {
  expect(mandatoryListOf(preselected)).toBeUndefined();
  expect(mandatoryListOf(mandatory)?.id).toBe(9001);
  expect(preselectedListOf(free)).toBeUndefined();
  expect(preselectedListOf(preselected)?.id).toBe(9002);
});

test('V07 services are for people of companies that use them', () => {
  expect(maySeeServices(user, on)).toBe(true);
  expect(maySeeServices(user, {})).toBe(false);
  expect(maySeeServices(undefined, on)).toBe(false);
  expect(maySeeServices({ storm_role: roles.b2c, company_id: 7 }, on)).toBe(false);
  expect(maySeeServices({ storm_role: roles.administrator, company_id: undefined }, on)).toBe(false);
});

test('V08 V09 plain users are limited, all other roles have the full texts', () =>
  expect(
    [roles.user, roles.administrator, roles.customerAdmin, roles.internal].map((storm_role) =>
      isLimited({ storm_role, company_id: 7 }),
    ),
  ).toEqual([true, false, false, false]));

test('V10 the preselected service is forced on plain users of such a company', () => {
  const forcing = { ...on, ForcePreSelectedVasForUsers: 'true' };
  expect(forcesPreselected(user, forcing)).toBe(true);
  expect(forcesPreselected(customerAdmin, forcing)).toBe(false);
  expect(forcesPreselected(user, on)).toBe(false);
  expect(requiredServices({ lists: preselected, isForced: true })).toEqual([9002]);
  expect(requiredServices({ lists: preselected, isForced: false })).toEqual([]);
});

test('V11 a mandatory list or a forced preselection disables the selector', () => {
  expect(isSelectorDisabled({ lists: mandatory, isForced: false })).toBe(true);
  expect(isSelectorDisabled({ lists: preselected, isForced: true })).toBe(true);
  expect(isSelectorDisabled({ lists: preselected, isForced: false })).toBe(false);
  expect(isSelectorDisabled({ lists: free, isForced: true })).toBe(false);
});

test('without a choice a garment gets what is preselected, or no more than what is required', () => {
  expect(firstServices({ lists: free, isForced: true })).toEqual([]);
  expect(firstServices({ lists: preselected, isForced: false })).toEqual([9002]);
  expect(firstServices({ lists: mandatory, isForced: false })).toEqual([9001]);
});

test('V19 only a company that uses services can force their selection', () => {
  const forcing = { ForceVasSelectionOnProductsWithVas: 'true' };
  expect(forcesSelection(user, { ...on, ...forcing })).toBe(true);
  expect(forcesSelection(user, forcing)).toBe(false);
  expect(forcesSelection({ storm_role: roles.b2c, company_id: undefined }, { ...on, ...forcing })).toBe(false);
});

import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import type { Settings } from '../company/company-settings.ts';
import { effectsOf } from './setting-effects.ts';

const { user, customerAdmin, administrator } = roles;
const members = [
  { role: user, hasApprover: false, isSuper: false, people: 200 },
  { role: user, hasApprover: true, isSuper: false, people: 14 },
  { role: customerAdmin, hasApprover: true, isSuper: false, people: 5 },
  { role: customerAdmin, hasApprover: false, isSuper: true, people: 1 },
  { role: administrator, hasApprover: false, isSuper: false, people: 2 },
];

const effects = (before: Settings, after: Settings) => effectsOf({ before, after, market: [], members }).outcomes;

test.each<[string, Settings, Settings, unknown]>([
  ['approval of users', {}, { ForceApproval: 'true' }, [{ outcome: 'approval', begins: 214, ends: 0 }]],
  ['no approval any more', { ForceApproval: 'true' }, {}, [{ outcome: 'approval', begins: 0, ends: 214 }]],
  [
    'X01 approval per user, with ForceApproval',
    {},
    { ForceApproval: 'true', ApproverMode: 'AttestantPerUser' },
    [{ outcome: 'approval', begins: 219, ends: 0 }],
  ],
  [
    'teams for admins who are no super admins',
    { ForceApproval: 'true', ApproverMode: 'AttestantPerUser' },
    { ForceApproval: 'true', ApproverMode: 'AttestantPerUser', UseCompanyTeam: 'true' },
    [{ outcome: 'team', begins: 5, ends: 0 }],
  ],
  [
    'limits of users, and of admins',
    {},
    { UseAmountLimit: 'true', UseAmountLimitForCustomerAdmins: 'true' },
    [{ outcome: 'limit', begins: 220, ends: 0 }],
  ],
  ['no prices', {}, { HidePrice: 'true' }, [{ outcome: 'noPrices', begins: 222, ends: 0 }]],
  [
    'the agreed assortment for users',
    {},
    { ShowAgreedAssortmentOnly: 'true' },
    [{ outcome: 'agreedOnly', begins: 214, ends: 0 }],
  ],
  ['no checkout', {}, { DisableCheckout: 'true' }, [{ outcome: 'noCheckout', begins: 222, ends: 0 }]],
  ['services on garments', {}, { ShowVas: 'true' }, [{ outcome: 'services', begins: 222, ends: 0 }]],
  ['a forced service without services', {}, { ForcePreSelectedVasForUsers: 'true' }, []],
  [
    'services that users cannot choose, and that cannot be left out',
    { ShowVas: 'true' },
    { ShowVas: 'true', ForcePreSelectedVasForUsers: 'true', ForceVasSelectionOnProductsWithVas: 'true' },
    [
      { outcome: 'forcedServices', begins: 214, ends: 0 },
      { outcome: 'requiredServices', begins: 222, ends: 0 },
    ],
  ],
  ['a setting without an effect of its own', {}, { UseCompanyTeam: 'true' }, []],
])('%s', (_, before, after, expected) => {
  expect(effects(before, after)).toEqual(expected);
});

test('M06 each changed setting has both values and the number of people it concerns', () => {
  const before = { HidePrice: 'true', PunchOutType: 'OCI3', Unknown: 'x' };
  const after = { HidePrice: 'true', ShowMarketPriceForAdminsAndInternals: 'true', Unknown: 'y' };
  expect(effectsOf({ before, after, market: [], members }).changes).toEqual([
    { key: 'ShowMarketPriceForAdminsAndInternals', before: 'false', after: 'true', people: 2 },
    { key: 'PunchOutType', before: 'OCI3', after: 'None', people: 222 },
  ]);
});

test('a setting that the market has switched on already affects no one', () => {
  const market = [{ key: 'HidePrice', value: true }];
  const { outcomes } = effectsOf({ before: {}, after: { HidePrice: 'true' }, market, members });
  expect(outcomes).toEqual([]);
});

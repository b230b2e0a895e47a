import { expect, test } from 'vitest';
import { environments } from '#core/environment.ts';
import { type Flag, flagKeys, isFlagKey, isFlagOn } from './flags.ts';

const iceland = 0;
const sweden = 1;
const global = (key: Flag['key'], enabled = true): Flag => ({ key, enabled, marketId: undefined });

test('M41 twelve flags, all off without data', () => {
  expect([...flagKeys].sort()).toEqual(
    [
      'UseLaundryV2',
      'UseBestSellingColorVariant',
      'UseOtherPaymentMethodsB2C',
      'UseNorcePromotions',
      'UseResellerUniqueLogin',
      'UseSiAndHrInLanguageSwitcher',
      'UseDisplayNonSellableProducts',
      'UsePunchout',
      'UseKlevu',
      'UseRecommendations',
      'UseNewProductDetailsPage',
      'useNewMinicartB2B',
    ].sort(),
  );
  for (const environment of environments)
    for (const key of flagKeys) expect(isFlagOn([], key, sweden, environment)).toBe(false);
});

test('M41 useNewMinicartB2B is spelled with a small u, and keys are not found in another case', () => {
  expect(isFlagKey('useNewMinicartB2B')).toBe(true);
  expect(isFlagKey('UseNewMinicartB2B')).toBe(false);
  expect(isFlagKey('useklevu')).toBe(false);
  expect(isFlagKey('constructor')).toBe(false);
});

test.each([
  ['M42 UseOtherPaymentMethodsB2C', 'UseOtherPaymentMethodsB2C'],
  ['M43 UseNewProductDetailsPage', 'UseNewProductDetailsPage'],
] as const)('%s is forced off in production and follows its entry elsewhere', (_, key) => {
  const on = [global(key), { key, enabled: true, marketId: sweden }];
  expect(environments.filter((environment) => isFlagOn(on, key, sweden, environment))).toEqual(
    environments.filter((environment) => environment !== 'production'),
  );
});

test('M42 M43 no other flag is forced off in production', () => {
  const off = flagKeys.filter((key) => !isFlagOn([global(key)], key, sweden, 'production'));
  expect(off).toEqual(['UseOtherPaymentMethodsB2C', 'UseNewProductDetailsPage']);
});

test.each([
  ['on for the market, off for all', true, false],
  ['off for the market, on for all', false, true],
])('M12 the entry of the market wins: %s', (_, own, everywhere) => {
  const entries = [global('UseKlevu', everywhere), { key: 'UseKlevu' as const, enabled: own, marketId: sweden }];
  for (const flags of [entries, entries.toReversed()]) {
    expect(isFlagOn(flags, 'UseKlevu', sweden, 'local')).toBe(own);
    expect(isFlagOn(flags, 'UseKlevu', 2, 'local')).toBe(everywhere);
  }
});

test('M12 a flag of Iceland, whose id is 0, is not a global one', () => {
  const flags: Flag[] = [{ key: 'UseKlevu', enabled: true, marketId: iceland }];
  expect(isFlagOn(flags, 'UseKlevu', iceland, 'local')).toBe(true);
  expect(isFlagOn(flags, 'UseKlevu', sweden, 'local')).toBe(false);
  expect(isFlagOn([global('UseKlevu')], 'UseKlevu', iceland, 'local')).toBe(true);
});

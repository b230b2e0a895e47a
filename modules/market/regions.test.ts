import { expect, test } from 'vitest';
import { canadianProvinces, regionsOf, usStates } from './regions.ts';

test('Q23 the USA has 62 regions, Canada 13, Sweden none', () => {
  expect(new Set(regionsOf('US', 'en').map(({ code }) => code)).size).toBe(62);
  expect(new Set(regionsOf('CA', 'en').map(({ code }) => code)).size).toBe(13);
  expect(regionsOf('SE', 'sv')).toEqual([]);
});

test('Q23 provinces have French names for French readers, sorted in French', () => {
  const provinces = regionsOf('CA', 'fr').map(({ name }) => name);
  expect(provinces.slice(0, 3)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard']);
  expect(regionsOf('CA', 'en')).toContainEqual({ code: 'QC', name: 'Quebec' });
});

test('rates are basis points, some with a half', () => {
  const provinceTax = Object.fromEntries(canadianProvinces.map(({ code, gstHst, pst }) => [code, gstHst + pst]));
  expect(provinceTax).toMatchObject({ QC: 1497.5, ON: 1300, NS: 1400, BC: 1200, AB: 500 });
  const stateTax = Object.fromEntries(usStates.map((state) => [state.code, state.salesTaxBasisPoints]));
  expect(stateTax).toMatchObject({ MN: 687.5, MO: 422.5, CA: 725, OR: 0, GU: null });
});

test('seven states tax clothing less or not at all', () => {
  const kinder = usStates.flatMap(({ code, clothing }) => (clothing === undefined ? [] : [[code, clothing]]));
  expect(Object.fromEntries(kinder)).toEqual({
    MA: { exemptFirstUsd: 175 },
    MN: 'exempt',
    NJ: 'exempt',
    NY: { exemptBelowUsd: 110 },
    PA: 'exempt',
    RI: { exemptFirstUsd: 250 },
    VT: 'exempt',
  });
});

import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';
import { type TaxBuyer, taxTreatmentOf } from './tax-rule.ts';

const number = (country: CountryCode, isValid = true) => ({ country, isValid });

/** The buyer's VAT number belongs to the destination, unless stated otherwise. */
const buyers = {
  consumer: () => ({ isCompany: false, vatNumber: undefined }),
  'consumer with a valid number': (to) => ({ isCompany: false, vatNumber: number(to) }),
  'company without a number': () => ({ isCompany: true, vatNumber: undefined }),
  'company with an invalid number': (to) => ({ isCompany: true, vatNumber: number(to, false) }),
  'company with a valid number of another country': () => ({ isCompany: true, vatNumber: number('PL') }),
  'company with a valid number': (to) => ({ isCompany: true, vatNumber: number(to) }),
} satisfies Record<string, (to: CountryCode) => TaxBuyer>;

const relieved = 'company with a valid number';

const cells = [
  ['an EU market', 'se', 'its own country', 'SE', 'domestic'],
  ['an EU market', 'se', 'another EU country', 'DE', 'destination'],
  ['an EU market', 'se', 'a country outside', 'NO', 'export'],
  ['an EU market', 'de', 'the USA', 'US', 'export'],
  ['a market outside the EU', 'no', 'its own country', 'NO', 'domestic'],
  ['a market outside the EU', 'no', 'an EU country', 'SE', 'export'],
  ['a market outside the EU', 'uk', 'another outside', 'CH', 'export'],
  ['the USA', 'us', 'its own country', 'US', 'region'],
  ['the USA', 'us', 'an EU country', 'SE', 'export'],
  ['the USA', 'us', 'a country outside', 'CA', 'export'],
  ['Canada', 'ca', 'its own country', 'CA', 'region'],
  ['Canada', 'ca', 'an EU country', 'SE', 'export'],
  ['Canada', 'ca', 'a country outside', 'US', 'export'],
] as const;

describe.each(cells)('from %s (%s) to %s (%s)', (_from, code, _to, destination, kind) => {
  test.each(Object.keys(buyers) as (keyof typeof buyers)[])('%s', (who) => {
    const isRelieved = kind === 'destination' && who === relieved;
    const expected = kind === 'export' ? { kind } : { kind, country: destination };
    expect(taxTreatmentOf(markets[code], destination, buyers[who](destination))).toEqual(
      isRelieved ? { kind: 'intra-community' } : expected,
    );
  });
});

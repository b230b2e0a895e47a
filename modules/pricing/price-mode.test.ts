import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketCodes } from '../market/market.ts';
import { parseStoredChoice, priceModeOf, viewKeyOf } from './price-mode.ts';

const consumers = { code: 'se', b2CActivate: true } as const;
const companiesOnly = { code: 'is', b2CActivate: false } as const;
const anybody = { market: consumers, isB2B: false, showPriceIncVat: false, storedChoice: undefined };

const choice = fc.constantFrom(undefined, 'exVAT' as const, 'incVAT' as const);
const buyer = fc.record({
  market: fc.record({ code: fc.constantFrom(...marketCodes), b2CActivate: fc.boolean() }),
  isB2B: fc.boolean(),
  showPriceIncVat: fc.boolean(),
  storedChoice: choice,
});

describe('the table of price display, row by row', () => {
  test.each(['us', 'ca'] as const)('T01 row 1: %s shows prices excl. VAT to all visitors', (code) =>
    fc.assert(
      fc.property(buyer, (who) => {
        expect(priceModeOf({ ...who, market: { ...who.market, code } })).toEqual({ mode: 'excl', askDialog: false });
      }),
    ),
  );

  test('T02 row 2: a company with ShowPriceIncVat sees prices incl. VAT, for every stored choice', () => {
    for (const storedChoice of [undefined, 'exVAT', 'incVAT'] as const)
      expect(priceModeOf({ ...anybody, isB2B: true, showPriceIncVat: true, storedChoice })).toEqual({
        mode: 'incl',
        askDialog: false,
      });
  });

  test('T02 row 3: any other company sees prices excl. VAT, for every stored choice', () => {
    for (const storedChoice of [undefined, 'exVAT', 'incVAT'] as const)
      expect(priceModeOf({ ...anybody, isB2B: true, storedChoice })).toEqual({ mode: 'excl', askDialog: false });
  });

  test('T03 row 4: a stored exVAT shows prices excl. VAT in a consumer market', () =>
    expect(priceModeOf({ ...anybody, storedChoice: 'exVAT' })).toEqual({ mode: 'excl', askDialog: false }));

  test('T03 row 5: a stored incVAT shows prices incl. VAT in a consumer market', () =>
    expect(priceModeOf({ ...anybody, storedChoice: 'incVAT' })).toEqual({ mode: 'incl', askDialog: false }));

  test('T04 row 6: with nothing stored a consumer market shows prices incl. VAT and asks', () =>
    expect(priceModeOf(anybody)).toEqual({ mode: 'incl', askDialog: true }));

  test('T05 row 7: other visitors see prices excl. VAT and are not asked', () => {
    for (const storedChoice of [undefined, 'exVAT', 'incVAT'] as const)
      expect(priceModeOf({ ...anybody, market: companiesOnly, storedChoice })).toEqual({
        mode: 'excl',
        askDialog: false,
      });
  });
});

test('T04 only non-company visitors without a choice in a consumer market that shows VAT are asked', () =>
  fc.assert(
    fc.property(buyer, (who) => {
      const isUndecided = who.storedChoice === undefined && !who.isB2B;
      const hasChoice = who.market.b2CActivate && !['us', 'ca'].includes(who.market.code);
      expect(priceModeOf(who).askDialog).toBe(isUndecided && hasChoice);
    }),
  ));

test("T02 a company's display depends only on its setting and market", () =>
  fc.assert(
    fc.property(buyer, choice, fc.boolean(), (who, storedChoice, b2CActivate) => {
      const company = { ...who, isB2B: true };
      const other = { ...company, storedChoice, market: { ...who.market, b2CActivate } };
      expect(priceModeOf(other)).toEqual(priceModeOf(company));
    }),
  ));

describe('T03 the storage key of a choice', () => {
  test('under Public, under the customer, or under company and customer', () => {
    expect(viewKeyOf(undefined)).toBe('Public');
    expect(viewKeyOf({ customer_id: 17 })).toBe('17');
    expect(viewKeyOf({ customer_id: 17, company_id: 1001 })).toBe('1001-17');
  });

  test('no two people share a key', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.option(fc.nat(), { nil: undefined }))), (people) => {
        const distinct = new Map(people.map((person) => [JSON.stringify(person), person]));
        const keys = [...distinct.values()].map(([customer_id, company_id]) =>
          viewKeyOf(company_id === undefined ? { customer_id } : { customer_id, company_id }),
        );
        expect(new Set(keys).size).toBe(distinct.size);
      }),
    ));
});

test.each(['incVAT', 'exVAT'])('T03 a stored %s is a choice', (stored) =>
  expect(parseStoredChoice(stored)).toBe(stored),
);

test.each(['incvat', '', ' incVAT', null, undefined, 1, {}])('T04 a stored %o counts as no choice', (stored) =>
  expect(parseStoredChoice(stored)).toBeUndefined(),
);

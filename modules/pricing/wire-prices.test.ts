import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossFromNet, type Money, money, multiply, netFromGross, toDecimal } from '#core/money.ts';
import { markets } from '../market/markets.ts';
import { createPriceDisplay, type ListPrice, shownPrice } from './displayed-price.ts';
import { packSides } from './pack-sides.ts';
import type { PriceBasis } from './price-basis.ts';
import { priceCart } from './price-cart.ts';
import { unitAndPack } from './wire-prices.ts';

const company = { vatBasisPoints: 2500, basis: 'net' } as const;
const consumer = { vatBasisPoints: 2500, basis: 'gross' } as const;

test('a pack is added up without VAT for companies and with VAT for consumers; the other side is derived from the pack', () => {
  const gloves = { amount: money(57_900, 'SEK'), isGross: true };
  for (const terms of [company, consumer])
    expect(unitAndPack(gloves, terms, 12)).toEqual({
      price: 463.2,
      priceIncVat: 579,
      packPrice: 5558.4,
      packPriceIncVat: 6948,
    });
  const net = { amount: money(99_90, 'SEK'), isGross: false };
  const one = { price: 99.9, priceIncVat: 124.88 };
  expect(unitAndPack(net, company, 10)).toEqual({ ...one, packPrice: 999, packPriceIncVat: 1248.75 });
  expect(unitAndPack(net, consumer, 10)).toEqual({ ...one, packPrice: 999.04, packPriceIncVat: 1248.8 });
});

test('a single article costs the same per pack, and without a price there is no pack price', () => {
  const terms = { vatBasisPoints: 2400, basis: 'gross' } as const;
  expect(unitAndPack({ amount: money(500, 'ISK'), isGross: true }, terms, 1)).toMatchObject({
    priceIncVat: 500,
    packPriceIncVat: 500,
  });
  expect(unitAndPack(undefined, company, 12)).toEqual({
    price: null,
    priceIncVat: null,
    packPrice: null,
    packPriceIncVat: null,
  });
});

const sku = '1000111099000007';

/** The only row of a cart that holds one pack. */
function rowOfOnePack(unit: ListPrice, packSize: number, basis: PriceBasis, rate: number) {
  const rates = new Map([[sku.slice(0, 12), rate]]);
  const { rows } = priceCart({
    currency: unit.amount.currency,
    basis,
    rows: [{ rowId: 'a', rowNumber: 1, sku, quantity: packSize, unit, origin: undefined }],
    effects: [],
    taxRates: rates,
    listRates: rates,
    freight: undefined,
    rounding: 'halfUp',
  });
  return rows[0];
}

test('card, API, cart row and the total of a cart with one pack show the same pack price', () =>
  fc.assert(
    fc.property(
      fc.record({ amount: fc.integer({ min: 1, max: 5_000_00 }), isGross: fc.boolean() }),
      fc.integer({ min: 2, max: 144 }),
      fc.constantFrom<PriceBasis>('net', 'gross'),
      ({ amount, isGross }, packSize, basis) => {
        const market = markets.de;
        const rate = market.vatBasisPoints;
        const listed = { amount: money(amount, market.currency), isGross };
        const one = shownPrice(listed, basis === 'net' ? 'excl' : 'incl', rate);
        const added = multiply(one, packSize, 'halfUp');
        const net: Money = basis === 'net' ? added : netFromGross(added, rate);
        const gross: Money = basis === 'net' ? grossFromNet(added, rate) : added;
        const wire = unitAndPack(listed, { vatBasisPoints: rate, basis }, packSize);
        expect([wire.packPrice, wire.packPriceIncVat]).toEqual([toDecimal(net), toDecimal(gross)]);
        const display = (mode: 'incl' | 'excl') =>
          createPriceDisplay(market, 'de', mode, basis)(listed, packSize).shown;
        expect([display('excl'), display('incl')]).toEqual([net, gross]);
        const row = rowOfOnePack(listed, packSize, basis, rate);
        expect(row && packSides(row, packSize, basis)).toEqual({ net, gross });
        expect(row?.total).toEqual({ net, gross });
      },
    ),
  ));

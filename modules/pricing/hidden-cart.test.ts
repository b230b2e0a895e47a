import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { withoutPrices } from './hidden-cart.ts';
import { priceCart } from './price-cart.ts';

const sek = (amount: number) => ({ amount: money(amount, 'SEK'), isGross: true });
const by = { promotionId: 'p', name: 'Tenth', description: '', code: 'TEN' };

const priced = priceCart({
  currency: 'SEK',
  basis: 'gross',
  rows: [
    {
      rowId: 'r',
      rowNumber: 100,
      sku: '10010001AAAAL',
      quantity: 7,
      unit: sek(98_765),
      origin: { priceList: 'SECRET', listType: 'Agreement' },
    },
  ],
  effects: [
    { ...by, kind: 'basket-percent', basisPoints: 1000 },
    { ...by, kind: 'freight-percent', basisPoints: 1000 },
  ],
  taxRates: new Map([
    ['10010001AAAA', 2500],
    ['F3000', 2500],
  ]),
  freight: sek(4321),
  rounding: 'awayFromZero',
});

/** All amounts, at any depth. */
function amountsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'amount' && typeof inner === 'number' ? [inner] : amountsIn(inner),
  );
}

test('T25 a cart without prices has no amount and no price list anywhere', () => {
  expect(amountsIn(priced).some((amount) => amount > 0)).toBe(true);
  const hidden = withoutPrices(priced);
  expect(new Set(amountsIn(hidden))).toEqual(new Set([0]));
  expect(JSON.stringify(hidden)).not.toContain('SECRET');
  expect(hidden.taxRows).toEqual([]);
});

test('T25 its articles and quantities are still included', () => {
  const hidden = withoutPrices(priced);
  expect([priced.isHidden, hidden.isHidden]).toEqual([false, true]);
  expect(hidden.rows).toMatchObject([{ rowId: 'r', sku: '10010001AAAAL', quantity: 7, isPriced: true }]);
  expect(hidden.promotions).toMatchObject([{ name: 'Tenth', code: 'TEN' }]);
});

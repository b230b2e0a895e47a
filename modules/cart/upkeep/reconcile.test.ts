import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import { someClaims } from '#tests/build/visit.ts';
import type { Offer } from '../../assortment/offer.ts';
import { roles } from '../../auth/roles.ts';
import { isReconciliationDeferred, reconcile } from './reconcile.ts';

const { user, administrator, customerAdmin, internal, b2c } = roles;
const agreedOnly = { ShowAgreedAssortmentOnly: 'true' };
const forAllRoles = { ShowAgreedAssortmentOnlyForAllRoles: 'true' };

test.each([
  [undefined, {}, false],
  [b2c, {}, false],
  [user, {}, true],
  [user, agreedOnly, true],
  [user, forAllRoles, true],
  [user, { ...agreedOnly, ...forAllRoles }, false],
  [administrator, {}, true],
  [administrator, agreedOnly, true],
  [administrator, forAllRoles, false],
  [customerAdmin, { ...agreedOnly, ...forAllRoles }, false],
  [internal, agreedOnly, true],
  [internal, forAllRoles, false],
] as const)('B24 role %s with %j: deferred %s', (storm_role, settings, isDeferred) => {
  const claims = storm_role === undefined ? undefined : someClaims({ storm_role });
  expect(isReconciliationDeferred(claims, settings)).toBe(isDeferred);
});

const fromList = (value: string) => [
  { key: 'Comment', id: 'c', value: 'x' },
  { key: 'PriceListId', id: 'p', value },
];
const offers = (sold: Record<string, string>) => ({
  get: (sku: string) =>
    ({
      sku,
      isSold: sku in sold,
      origin: sku in sold ? { priceList: sold[sku], listType: 'None' } : undefined,
    }) as Offer,
});

test('B23 unsold rows are removed, other lists corrected, the rest unchanged', () => {
  const unsold = aRow({ sku: 'A', metadata: fromList('PUBLIC') });
  const moved = aRow({ sku: 'B', metadata: fromList('OLD') });
  const fine = aRow({ sku: 'C', metadata: fromList('PUBLIC') });
  const service = aRow({ sku: 'PRINT', parentId: fine.id });
  const plain = aRow({ sku: 'C' });
  expect(reconcile([unsold, moved, fine, service, plain], offers({ B: 'PUBLIC', C: 'PUBLIC' }))).toEqual({
    removed: [unsold],
    updated: [{ ...moved, metadata: fromList('PUBLIC') }],
  });
});

import { fitsUnit } from '#core/units.ts';
import { rowTypeOf } from '../../cart/row-metadata.ts';
import type { Check, Sending, SendRequest } from './sending.ts';

export const cartHasProducts: Check<SendRequest> = ({ cart }) =>
  cart.rows.length === 0 ? { code: 'cart-empty' } : undefined;

export const termsAreAccepted: Check<SendRequest> = ({ payload }) =>
  payload.acceptTerms ? undefined : { code: 'terms-not-accepted' };

const unsold = ({ rows }: Sending) =>
  rows.filter(({ row, offer }) => rowTypeOf(row) !== 'VasArticle' && !offer.isSold).map(({ row }) => row);

export const productsAreKnown: Check<Sending> = (sending) => {
  const row = unsold(sending).find(({ sku }) => sending.unknownSkus.has(sku));
  return row && { code: 'product-unknown', name: row.name || row.sku, sku: row.sku };
};

export const productsAreSold: Check<Sending> = (sending) => {
  const skus = unsold(sending).map(({ sku }) => sku);
  return skus.length > 0 ? { code: 'skus-not-sold', skus: [...new Set(skus)].join(', ') } : undefined;
};

/** A row may be older than the rule, or than the current unit of its article. */
export const quantitiesAreWhole: Check<Sending> = ({ rows }) => {
  const odd = rows.find(({ row, offer }) => rowTypeOf(row) !== 'VasArticle' && !fitsUnit(row.quantity, offer.soldBy));
  return (
    odd && { code: 'quantity-not-whole', sku: odd.row.sku, quantity: odd.row.quantity, unitCode: odd.offer.soldBy }
  );
};

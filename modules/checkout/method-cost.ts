import { type Money, roundingFor } from '#core/money.ts';
import type { DeliveryMethod } from '../delivery/delivery-method.ts';
import { freightOf } from '../delivery/freight-of.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Sides } from '../pricing/priced-cart.ts';

/** The cost of a delivery method for this total of goods. */
export function freightFor(method: DeliveryMethod, deliveryPaidByCompany: boolean) {
  return ({ net, gross }: Sides): ListPrice =>
    freightOf(method, { goods: method.price.isGross ? (gross ?? net) : net, deliveryPaidByCompany });
}

/** The cost without and with tax, like the freight of a priced cart; with tax only if the rate is known. */
export function costOf(
  price: ListPrice,
  taxed: Pick<Parameters<typeof priceCart>[0], 'basis' | 'taxRates' | 'listRates'>,
): { readonly cost: Money; readonly costIncVat: Money | undefined } {
  const { currency } = price.amount;
  const cart = { currency, rows: [], effects: [], freight: price, rounding: roundingFor('off'), ...taxed };
  const { net, gross } = priceCart(cart).totals.freight;
  return { cost: net, costIncVat: gross };
}

import { grossFromNet, type Money, netFromGross } from '#core/money.ts';
import type { DeliveryMethod } from '../delivery/delivery-method.ts';
import { freightOf } from '../delivery/freight-of.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import { freightSku } from '../pricing/freight-sku.ts';
import type { Sides, TaxRates } from '../pricing/priced-cart.ts';

/** What a way to deliver costs, when the goods come to this. */
export function freightFor(method: DeliveryMethod, deliveryPaidByCompany: boolean) {
  return ({ net, gross }: Sides): ListPrice =>
    freightOf(method, { goods: method.price.isGross ? (gross ?? net) : net, deliveryPaidByCompany });
}

/** The same without and with tax; with it only where the rate is known. */
export function costOf(
  { amount, isGross }: ListPrice,
  taxRates: TaxRates,
): { readonly cost: Money; readonly costIncVat: Money | undefined } {
  const rate = taxRates?.get(freightSku);
  if (rate === undefined) return { cost: amount, costIncVat: isGross ? amount : undefined };
  return isGross
    ? { cost: netFromGross(amount, rate), costIncVat: amount }
    : { cost: amount, costIncVat: grossFromNet(amount, rate) };
}

import { type Money, money } from '#core/money.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { DeliveryMethod } from './delivery-method.ts';

type FreightFacts = {
  /** Price of the goods, net or gross like the method's price. */
  readonly goods: Money;
  /** The company attribute DeliveryPaidBy is 'company': the seller pays the freight. */
  readonly deliveryPaidByCompany: boolean;
};

/** The price of a delivery method for this buyer and cart. */
export function freightOf(
  { price, freeFrom }: Pick<DeliveryMethod, 'price' | 'freeFrom'>,
  { goods, deliveryPaidByCompany }: FreightFacts,
): ListPrice {
  const isFree = deliveryPaidByCompany || (freeFrom !== undefined && isAtLeast(goods, freeFrom));
  return isFree ? { ...price, amount: money(0, price.amount.currency) } : price;
}

function isAtLeast(goods: Money, limit: Money): boolean {
  if (goods.currency !== limit.currency)
    throw new TypeError(`${goods.currency} is not compared with ${limit.currency}`);
  return goods.amount >= limit.amount;
}

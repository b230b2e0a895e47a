import { add, type Money, subtract } from '#core/money.ts';
import { amountLimitOf, hasAmountLimit } from '../approval/amount-limit.ts';
import { findCredit } from '../company/company-credit-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { creditCompanyOf } from '../order/credit-company.ts';
import type { Order } from '../order/order.ts';
import { factsOf } from '../people/fact-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { visitOfBuyer } from './decide/visit-of-buyer.server.ts';
import { readHidesPrices } from './hides-prices.server.ts';
import { readUseBeside } from './use-beside.server.ts';

export type MoneyEffect = {
  /**
   * The amount limit of the buyer, per order or for a period; for a period also what other orders leave of it; then
   * what this order leaves.
   */
  readonly limit: { readonly amount: Money; readonly before: Money | undefined; readonly left: Money } | undefined;
  /** The credit of the company without this order, and what the order leaves of it. */
  readonly credit: { readonly before: Money; readonly after: Money } | undefined;
};

/** What a waiting order leaves of limit and credit if it is approved with this total. Nothing where prices are hidden. */
export async function readMoneyEffect(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  order: Order,
  payable: Money,
): Promise<MoneyEffect> {
  if (order.owner.kind !== 'company' || (await readHidesPrices(shop, order)))
    return { limit: undefined, credit: undefined };
  const { companyId, customerId } = order.owner;
  const { settings } = await readCompanyTerms(shop, companyId);
  const { claims } = await visitOfBuyer(shop.db, visit, order);
  const { amountLimit } = await factsOf(shop.db, customerId);
  const isLimited = hasAmountLimit(claims, settings) && amountLimit?.currency === payable.currency;
  const limit =
    isLimited && amountLimitOf(amountLimit, payable, await readUseBeside(shop, order, customerId, amountLimit));
  const creditOf = creditCompanyOf(order);
  const left = creditOf === undefined ? undefined : await findCredit(shop.db, creditOf);
  const before = left && add(left, order.priced.totals.payable);
  return {
    limit: limit ? { amount: limit.limit, before: limit.use && add(limit.left, payable), left: limit.left } : undefined,
    credit: before && { before, after: subtract(before, payable) },
  };
}

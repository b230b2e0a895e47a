import { type Money, toDecimal } from '#core/money.ts';
import { amountLimitOf } from '../../approval/amount-limit.ts';
import { coversOrder } from '../../company/company-credit.ts';
import { seesCompanyCredit } from '../../company/company-team.ts';
import { creditCompanyOf } from '../../order/credit-company.ts';
import { isSendingBlocked } from '../../pricing/tax-rates.ts';
import type { Refusal } from '../../refusals.ts';
import type { Check, Sending } from './sending.ts';

export const paymentMethodIsAllowed: Check<Sending> = ({ payload, mayPayBy }) =>
  mayPayBy.includes(payload.paymentMethodId) ? undefined : { code: 'payment-method-not-allowed' };

/** In the USA and Canada an order needs a known tax. */
export const taxIsKnown: Check<Sending> = ({ visit, failedTax, taxRates: rates }) =>
  isSendingBlocked(visit.market, { rates, failedTax }) ? { code: 'tax-lookup-failed' } : undefined;

/** Refuses an order if its price is not the one that was shown. */
export const priceIsAsShown: Check<Sending> = ({ payload: { shown }, priced: { totals } }) => {
  const now = toDecimal(totals.payable);
  return shown && shown.payable !== now ? { code: 'price-changed', shown: shown.payable, now } : undefined;
};

type Limit = { readonly left: Money | undefined; readonly total: Money; readonly showsAmounts: boolean };

/** With the amounts, if the sender may see prices and the credit of the company. */
export function limitReached({ left, total, showsAmounts }: Limit): Refusal {
  const code = 'company-limit-reached';
  if (!left || !showsAmounts) return { code };
  return { code, left: toDecimal(left), currency: left.currency, total: toDecimal(total) };
}

/** An early check, so that no other system is called for an order without credit. `takeCredit` decides, in the transaction of the order. */
export const companyHasCredit: Check<Sending> = ({ visit, payload, cart, company, actual: { totals }, offers }) => {
  const usesCredit = creditCompanyOf({ owner: cart.owner, paymentMethodId: payload.paymentMethodId }) !== undefined;
  if (!usesCredit || coversOrder(company?.credit, totals.payable)) return undefined;
  const showsAmounts = !offers.hidesPrices && seesCompanyCredit(visit.claims);
  return limitReached({ left: company?.credit, total: totals.payable, showsAmounts });
};

/** An early check as well: `holdLimit` decides on a limit of a period, in the transaction of the order. */
export const senderMaySpend: Check<Sending> = ({ spending, actual: { totals } }) => {
  const allowed = amountLimitOf(spending?.holder.limit, totals.payable, spending?.use);
  return allowed && allowed.left.amount < 0 ? { code: 'customer-limit-reached' } : undefined;
};

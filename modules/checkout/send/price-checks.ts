import { fromDecimal, toDecimal } from '#core/money.ts';
import { amountLimitOf, hasAmountLimit } from '../../cart/amount-limit.ts';
import { paymentKindOf } from '../../payment/payment-method.ts';
import { isSendingBlocked } from '../../pricing/tax-rates.ts';
import type { Check, Sending } from './sending.ts';

export const paymentMethodIsAllowed: Check<Sending> = ({ payload, mayPayBy }) =>
  mayPayBy.includes(payload.paymentMethodId) ? undefined : { code: 'payment-method-not-allowed' };

/** In the USA and Canada nobody orders before the tax is known. */
export const taxIsKnown: Check<Sending> = ({ visit, failedTax, taxRates: rates }) =>
  isSendingBlocked(visit.market, { rates, failedTax }) ? { code: 'tax-lookup-failed' } : undefined;

/** Nobody pays another price than the one that was shown. */
export const priceIsAsShown: Check<Sending> = ({ payload: { shown }, priced: { totals } }) => {
  const now = toDecimal(totals.payable);
  return shown && shown.payable !== now ? { code: 'price-changed', shown: shown.payable, now } : undefined;
};

/**
 * What is paid by card uses no credit. It is the credit that is left of what was agreed; where both are zero, as a new company
 * begins, none was agreed and nothing is limited.
 */
export const companyHasCredit: Check<Sending> = ({ payload, company, actual: { totals } }) => {
  const kind = paymentKindOf(payload.paymentMethodId);
  if (!company || (kind !== 'account' && kind !== 'external')) return undefined;
  const amountOf = (written = '') => {
    const read = fromDecimal(written.trim().replace(',', '.'), totals.payable.currency, 'halfUp');
    return read.ok ? read.value.amount : undefined;
  };
  const left = amountOf(company.attributes.InvoiceCreditStopAmount);
  if (left === undefined || (left === 0 && !amountOf(company.attributes.DefaultAmount))) return undefined;
  return totals.payable.amount > left ? { code: 'company-limit-reached' } : undefined;
};

export const senderMaySpend: Check<Sending> = ({ visit, settings, company, actual: { totals } }) => {
  if (!hasAmountLimit(visit.claims, settings)) return undefined;
  const allowed = amountLimitOf(company?.infos.AmountLimit, totals.payable);
  return allowed && allowed.left.amount < 0 ? { code: 'customer-limit-reached' } : undefined;
};

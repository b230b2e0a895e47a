import { type Currency, fromDecimal, type Money, toDecimal } from '#core/money.ts';
import { marketList } from '../market/markets.ts';
import type { Company } from './company.ts';

/** An amount as partners write it in an attribute; undefined if it is not a number. */
export function attributeAmount(written: string | undefined, currency: Currency): Money | undefined {
  const read = fromDecimal((written ?? '').trim().replace(',', '.'), currency, 'halfUp');
  return read.ok ? read.value : undefined;
}

/**
 * The agreed remaining credit in the currency of the company's market; undefined if there is no limit. Limit and remaining credit are both
 * zero for a new company: that means no agreement.
 */
export function agreedCredit({ marketId, attributes }: Pick<Company, 'marketId' | 'attributes'>): Money | undefined {
  const currency = marketList.find((market) => market.marketId === marketId)?.currency;
  if (!currency) return undefined;
  const remaining = attributeAmount(attributes.InvoiceCreditStopAmount, currency);
  const limit = attributeAmount(attributes.DefaultAmount, currency);
  return remaining?.amount === 0 && !limit?.amount ? undefined : remaining;
}

/** Nothing is delivered to the company until staff lift the stop, whichever payment method it uses. */
export const isCreditStopped = ({ InvoiceCreditStop }: Company['attributes']): boolean =>
  InvoiceCreditStop?.toLowerCase() === 'true';

/** Whether an order of this amount may go on account. Credit in another currency does not count. */
export const coversOrder = (remaining: Money | undefined, total: Money): boolean =>
  remaining === undefined || (remaining.currency === total.currency && total.amount <= remaining.amount);

/** As the API writes it, in the company's currency. */
export const writtenCredit = (remaining: Money | undefined): string | undefined =>
  remaining && String(toDecimal(remaining));

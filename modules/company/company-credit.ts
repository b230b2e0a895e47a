import { type Currency, fromDecimal, type Money, toDecimal } from '#core/money.ts';
import { marketList } from '../market/markets.ts';
import type { Company } from './company.ts';

/** An amount as partners write it in an attribute; undefined if it is not a number. */
export function attributeAmount(written: string | undefined, currency: Currency): Money | undefined {
  const read = fromDecimal((written ?? '').trim().replace(',', '.'), currency, 'halfUp');
  return read.ok ? read.value : undefined;
}

/**
 * The remaining credit as it is set, in the currency in which the company buys; undefined where nothing is limited. Where limit and remaining credit are both zero, as a
 * new company begins, none was agreed.
 */
export function agreedCredit({ marketId, attributes }: Pick<Company, 'marketId' | 'attributes'>): Money | undefined {
  const currency = marketList.find((market) => market.marketId === marketId)?.currency;
  if (!currency) return undefined;
  const remaining = attributeAmount(attributes.InvoiceCreditStopAmount, currency);
  const limit = attributeAmount(attributes.DefaultAmount, currency);
  return remaining?.amount === 0 && !limit?.amount ? undefined : remaining;
}

/** Nothing is delivered to the company until staff have lifted it, however it would be paid. */
export const isCreditStopped = ({ InvoiceCreditStop }: Company['attributes']): boolean =>
  InvoiceCreditStop?.toLowerCase() === 'true';

/** Whether an order of so much may go on account. Credit in another currency than the order's pays for nothing. */
export const coversOrder = (remaining: Money | undefined, total: Money): boolean =>
  remaining === undefined || (remaining.currency === total.currency && total.amount <= remaining.amount);

/** As calls write it, in the company's currency. */
export const writtenCredit = (remaining: Money | undefined): string | undefined =>
  remaining && String(toDecimal(remaining));

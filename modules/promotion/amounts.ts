import * as z from 'zod';
import { type Currency, currencyDecimals, fromDecimal, type Money } from '#core/money.ts';
import type { Market } from '../market/market.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';

const currencies = Object.keys(currencyDecimals) as [Currency, ...Currency[]];

const amount = z
  .strictObject({ currency: z.enum(currencies), amount: z.number().positive() })
  .superRefine(({ currency, amount: value }, context) => {
    const parsed = fromDecimal(value, currency, 'exact');
    if (parsed.ok) return;
    const { code, ...params } = parsed.refusal;
    context.addIssue({ code: 'custom', path: ['amount'], message: code, params });
  });

/** An amount in several currencies, each at most once. */
export const amounts = z
  .array(amount)
  .min(1)
  .max(currencies.length)
  .refine((list) => new Set(list.map(({ currency }) => currency)).size === list.length, 'invalid');

export type Amounts = z.output<typeof amounts>;

export type AmountMarket = Pick<Market, 'currency' | 'consumerPricesInclVat'>;

/**
 * A campaign's amount in a market: gross where consumer prices include tax, otherwise net. Undefined for currencies
 * that the campaign leaves out.
 */
export function amountIn(list: Amounts, { currency, consumerPricesInclVat }: AmountMarket): ListPrice | undefined {
  const found = moneyIn(list, currency);
  return found && { amount: found, isGross: consumerPricesInclVat };
}

function moneyIn(list: Amounts, currency: Currency): Money | undefined {
  const found = list.find((one) => one.currency === currency);
  const parsed = found && fromDecimal(found.amount, currency, 'exact');
  return parsed?.ok ? parsed.value : undefined;
}

import { type Currency, currencyDecimals, isCurrency, type Money, money } from '#core/money.ts';

export type ProviderAmount = { readonly currency: string; readonly value: number };

/** The provider uses two decimals for the Icelandic króna; ISO 4217 and the shop use none. */
const providerDecimals: Partial<Record<Currency, number>> = { ISK: 2 };

const factorOf = (currency: Currency) =>
  10 ** ((providerDecimals[currency] ?? currencyDecimals[currency]) - currencyDecimals[currency]);

export const toProviderAmount = ({ amount, currency }: Money): ProviderAmount => ({
  currency,
  value: amount * factorOf(currency),
});

/** Undefined if the amount cannot be one of ours. */
export function fromProviderAmount({ currency, value }: ProviderAmount): Money | undefined {
  if (!isCurrency(currency)) return undefined;
  const amount = value / factorOf(currency);
  return Number.isSafeInteger(amount) ? money(amount, currency) : undefined;
}

import { type Currency, currencyDecimals, isCurrency, type Money, money } from '#core/money.ts';

export type ProviderAmount = { readonly currency: string; readonly value: number };

/** The provider counts two decimals of the Icelandic króna, which ISO and the shop do not have. */
const providerDecimals: Partial<Record<Currency, number>> = { ISK: 2 };

const factorOf = (currency: Currency) =>
  10 ** ((providerDecimals[currency] ?? currencyDecimals[currency]) - currencyDecimals[currency]);

export const toProviderAmount = ({ amount, currency }: Money): ProviderAmount => ({
  currency,
  value: amount * factorOf(currency),
});

/** None where it is no amount that we could have asked for. */
export function fromProviderAmount({ currency, value }: ProviderAmount): Money | undefined {
  if (!isCurrency(currency)) return undefined;
  const amount = value / factorOf(currency);
  return Number.isSafeInteger(amount) ? money(amount, currency) : undefined;
}

import { currencyDecimals, type Money, negate } from '#core/money.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { type Element, leaf } from '../ubl/element.ts';

/** Amounts of a credit note are negative in the database; in the file they are positive, because the document type says it. */
export const asWritten = ({ kind }: Pick<Invoice, 'kind'>, amount: Money): Money =>
  kind === 'credit' ? negate(amount) : amount;

export function decimalText({ amount, currency }: Money): string {
  const decimals = currencyDecimals[currency];
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}

export const amountLeaf = (name: string, amount: Money): Element | undefined =>
  leaf(name, decimalText(amount), { currencyID: amount.currency });

/** Basis points as percent, without trailing zeros. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);

import { currencyDecimals, type Money, negate } from '#core/money.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { type Element, leaf } from '../ubl/element.ts';

/** The figures of a credit note are below zero in the books; in its file the kind of document says so. */
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

/** Basis points as percent, without zeros that say nothing. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);

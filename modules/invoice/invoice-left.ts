import { add, type Money, money } from '#core/money.ts';
import type { Invoice } from './invoice.ts';

type Standing = Pick<Invoice, 'kind' | 'paidAt' | 'payable' | 'credited'>;

/** What is left to pay of an invoice: its amount minus credits, zero if it is paid. For a credit note it is zero. */
export function leftOf({ kind, paidAt, payable, credited }: Standing): Money {
  const left = kind === 'credit' || paidAt ? 0 : add(payable, credited).amount;
  return money(Math.max(0, left), payable.currency);
}

/** Nothing is left to pay. */
export const isSettled = (invoice: Standing): boolean => leftOf(invoice).amount === 0;

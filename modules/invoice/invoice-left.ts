import { add, type Money, money } from '#core/money.ts';
import type { Invoice } from './invoice.ts';

type Standing = Pick<Invoice, 'kind' | 'paidAt' | 'payable' | 'credited'>;

/** What is still to be paid of an invoice: less what was credited, and nothing once it was paid. A credit note asks for nothing. */
export function leftOf({ kind, paidAt, payable, credited }: Standing): Money {
  const left = kind === 'credit' || paidAt ? 0 : add(payable, credited).amount;
  return money(Math.max(0, left), payable.currency);
}

/** Nobody asks for it any more. */
export const isSettled = (invoice: Standing): boolean => leftOf(invoice).amount === 0;

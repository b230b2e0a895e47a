import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { invoiceStateOf } from './invoice-line.ts';

const today = '2026-11-16';
const sek = (amount: number) => money(amount, 'SEK');
const invoice = { kind: 'invoice', dueOn: today, paidAt: undefined, payable: sek(100), credited: sek(0) } as const;

test('an invoice is open up to its due day, then overdue until it is paid; a credit note is neither', () => {
  expect(invoiceStateOf(invoice, today)).toBe('open');
  expect(invoiceStateOf({ ...invoice, dueOn: '2026-11-15' }, today)).toBe('overdue');
  expect(invoiceStateOf({ ...invoice, dueOn: '2026-11-15', paidAt: new Date(today) }, today)).toBe('paid');
  expect(invoiceStateOf({ ...invoice, kind: 'credit', dueOn: '2026-11-15' }, today)).toBe('credit');
});

test('a partly credited invoice is open for the rest, and credited if nothing is left', () => {
  expect(invoiceStateOf({ ...invoice, credited: sek(-99) }, today)).toBe('open');
  expect(invoiceStateOf({ ...invoice, dueOn: '2026-11-15', credited: sek(-100) }, today)).toBe('credited');
  expect(invoiceStateOf({ ...invoice, paidAt: new Date(today), credited: sek(-100) }, today)).toBe('paid');
});

import { expect, test } from 'vitest';
import { invoiceStateOf } from './invoice-line.ts';

const today = '2026-11-16';
const invoice = { kind: 'invoice', dueOn: today, paidAt: undefined } as const;

test('an invoice is open up to its due day, then overdue until it is paid; a credit note is neither', () => {
  expect(invoiceStateOf(invoice, today)).toBe('open');
  expect(invoiceStateOf({ ...invoice, dueOn: '2026-11-15' }, today)).toBe('overdue');
  expect(invoiceStateOf({ ...invoice, dueOn: '2026-11-15', paidAt: new Date(today) }, today)).toBe('paid');
  expect(invoiceStateOf({ ...invoice, kind: 'credit', dueOn: '2026-11-15' }, today)).toBe('credit');
});

import { fromDecimal } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../../audit/record-change.server.ts';
import { allowChange } from '../../auth/may-do.ts';
import { writtenCredit } from '../../company/company-credit.ts';
import { holdCredit, moveCredit } from '../../company/company-credit-store.server.ts';
import { findCompany } from '../../company/company-store.server.ts';
import { changeCompany } from '../../company-admin/change-company.server.ts';
import { marketOfCompany } from '../../company-admin/company-market.ts';
import { applyReport } from '../../fulfilment/apply-report.server.ts';
import { inTransaction } from '../../in-transaction.server.ts';
import { findInvoiceOf } from '../../invoice/invoice-store.server.ts';
import { laterRankOf } from '../business-line.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed, visitIn } from '../feeding.server.ts';
import { findMessage, keepMessage } from '../key-store.server.ts';
import type { Applied } from '../outcome.ts';

async function reachCompany(feeding: Feeding, key: string) {
  const companyId = await reachKeyed(feeding, 'company', key);
  if (!companyId.ok) return companyId;
  const company = await findCompany(feeding.shop.db, companyId.value);
  const market = company && marketOfCompany(company);
  return market ? ok({ company, market }) : refuse({ code: 'company-not-found', companyId: companyId.value });
}

/**
 * The limit and what is left of it. Each line counts once, so that a file that is sent again does not undo the effect
 * of orders.
 */
export async function applyCredit(feeding: Feeding, row: RowOf<'credit'>, rank: number): Promise<Applied> {
  const reached = await reachCompany(feeding, row.company);
  if (!reached.ok) return reached;
  const { company, market } = reached.value;
  if (company.parentId !== undefined && rank < laterRankOf(row)) return ok('later');
  const content = `${row.limit ?? ''} ${row.remaining ?? ''}`;
  const message = { kind: 'credit', key: row.key, companyId: company.id, content } as const;
  const told = await findMessage(feeding.shop.db, message);
  if (told !== 'new') return told === 'told' ? ok('same') : refuse({ code: 'message-reused' });
  const change = {
    ...(row.limit !== undefined && { defaultAmount: row.limit }),
    ...(row.remaining !== undefined && { invoiceCreditStopAmount: row.remaining }),
  };
  const changed = await changeCompany(feeding.shop, visitIn(feeding, market), company.id, change, (db) =>
    keepMessage(db, message, feeding.now),
  );
  return changed.ok ? ok('changed') : changed;
}

/** Staff with the task finance: money that came in for the company, which it may spend again. */
export async function applyAccountPayment(feeding: Feeding, row: RowOf<'account payment'>): Promise<Applied> {
  const { claims, now } = feeding;
  const allowed = allowChange({ claims }, 'finance');
  if (!allowed.ok) return allowed;
  const reached = await reachCompany(feeding, row.company);
  if (!reached.ok) return reached;
  const { company, market } = reached.value;
  const amount = fromDecimal(row.amount, market.currency, 'exact');
  if (!amount.ok)
    return refuse({ code: 'invalid-input', errors: [{ path: 'amount', code: 'money-invalid', facts: {} }] });
  const content = `${row.amount} ${row.receivedOn ?? ''}`;
  const message = { kind: 'payment', key: row.key, companyId: company.id, content } as const;
  return inTransaction(feeding.shop.db, async (db): Promise<Applied> => {
    const before = await holdCredit(db, company.id);
    const told = await findMessage(db, message);
    if (told !== 'new') return told === 'told' ? ok('same') : refuse({ code: 'message-reused' });
    if (before?.currency !== market.currency) return refuse({ code: 'business-no-credit' });
    const move = { kind: 'payment', orderId: null, reference: `feed ${row.key}`, at: now } as const;
    const after = await moveCredit(db, { companyId: company.id, amount: amount.value, ...move });
    await keepMessage(db, message, now);
    await recordChange(db, feeding, {
      action: 'company.changed',
      subject: company.id,
      before: { credit: writtenCredit(before) },
      after: { credit: writtenCredit(after) },
    });
    return ok('changed');
  });
}

/** The same for an invoice of the company: it is marked as paid, and its order's status follows. */
export async function applyInvoicePayment(feeding: Feeding, row: RowOf<'invoice payment'>): Promise<Applied> {
  const { shop, claims } = feeding;
  const allowed = allowChange({ claims }, 'finance');
  if (!allowed.ok) return allowed;
  const companyId = await reachKeyed(feeding, 'company', row.company);
  if (!companyId.ok) return companyId;
  const invoice = await findInvoiceOf(shop.db, companyId.value, row.invoice);
  if (!invoice) return refuse({ code: 'invoice-not-found', number: row.invoice });
  const { orderId } = invoice;
  const paidAt = row.receivedOn === undefined ? undefined : new Date(`${row.receivedOn}T12:00:00Z`);
  const report = { kind: 'payment', invoiceNumber: row.invoice, paidAt } as const;
  const told = { orderId, source: 'business feed', messageId: row.key, report };
  const applied = await applyReport(shop, told, (db, status) =>
    recordChange(db, feeding, {
      action: 'order.reported',
      subject: orderId,
      before: { status: status.before },
      after: { status: status.after, report },
    }),
  );
  if (!applied.ok) return applied;
  return ok(applied.value.isNew ? 'changed' : 'same');
}

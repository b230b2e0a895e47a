import type { ShopEvent } from '#platform/events/event.ts';
import type { MailMessage } from '#platform/mail/mail.server.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { invoicePayload } from '../../invoice/invoice-events.ts';
import { isSettled } from '../../invoice/invoice-left.ts';
import { findInvoice, findInvoices } from '../../invoice/invoice-store.server.ts';
import type { Order } from '../../order/order.ts';
import { orderPaperIssuedPayload } from '../../order/order-events.ts';
import { findOrder } from '../../order/order-store.server.ts';
import { paymentKindOf } from '../../payment/payment-method.ts';
import type { Shop } from '../../shop.server.ts';
import type { Teller } from '../tell-buyer.server.ts';
import type { InvoiceMailKind } from './mails-due.ts';

/** Attachments of the mail about a new invoice. */
export type InvoiceAttachments = (billed: {
  readonly invoice: Invoice;
  readonly order: Order;
}) => Promise<NonNullable<MailMessage['attachments']>>;

/** Mails buyers on account the amount that is left to pay of an invoice; nothing if it is zero. */
export function createInvoiceMailer(
  shop: Pick<Shop, 'db'>,
  tell: Teller,
  kind: Exclude<InvoiceMailKind, 'credit-note'>,
  attachmentsOf: InvoiceAttachments = async () => [],
) {
  return async ({ payload }: Pick<ShopEvent, 'payload'>): Promise<void> => {
    const { orderId, invoiceId } = invoicePayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const invoice = await findInvoice(shop.db, invoiceId);
    if (!found || !invoice || isSettled(invoice)) return;
    if (paymentKindOf(found.order.paymentMethodId) !== 'account') return;
    const attachments = await attachmentsOf({ invoice, order: found.order });
    await tell(found, `${kind}-${invoice.number}`, { kind, isPaid: false, invoice }, attachments);
  };
}

/** Mails buyers each credit note, with the amount that is left to pay of its invoice. */
export function createCreditNoteMailer(shop: Pick<Shop, 'db'>, tell: Teller, attachmentsOf: InvoiceAttachments) {
  return async ({ payload }: Pick<ShopEvent, 'payload'>): Promise<void> => {
    const { orderId, number, kind } = orderPaperIssuedPayload.parse(payload);
    if (kind !== 'credit') return;
    const found = await findOrder(shop.db, orderId);
    const creditNote = (await findInvoices(shop.db, [orderId])).find((paper) => paper.number === number);
    if (!found || !creditNote) return;
    const attachments = await attachmentsOf({ invoice: creditNote, order: found.order });
    await tell(found, `credit-note-${number}`, { kind: 'credit-note', isPaid: false, creditNote }, attachments);
  };
}

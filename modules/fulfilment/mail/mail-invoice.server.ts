import type { ShopEvent } from '#platform/events/event.ts';
import type { MailMessage } from '#platform/mail/mail.server.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { invoicePayload } from '../../invoice/invoice-events.ts';
import { isSettled } from '../../invoice/invoice-left.ts';
import { findInvoice } from '../../invoice/invoice-store.server.ts';
import type { Order } from '../../order/order.ts';
import { findOrder } from '../../order/order-store.server.ts';
import { paymentKindOf } from '../../payment/payment-method.ts';
import type { Shop } from '../../shop.server.ts';
import type { Teller } from '../tell-buyer.server.ts';
import type { InvoiceMailKind } from './mails-due.ts';

/** Files that the mail of a new invoice brings along. */
export type InvoiceAttachments = (billed: {
  readonly invoice: Invoice;
  readonly order: Order;
}) => Promise<NonNullable<MailMessage['attachments']>>;

/** Asks buyers on account for what is left to pay of an invoice; where nothing is, nothing is asked for. */
export function createInvoiceMailer(
  shop: Pick<Shop, 'db'>,
  tell: Teller,
  kind: InvoiceMailKind,
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

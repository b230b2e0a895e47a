import type { MailMessage } from '#platform/mail/mail.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import { readInvoicePdf } from './read-invoice-pdf.server.ts';

type Billed = { readonly invoice: Invoice; readonly order: Order };

/** The PDF attached to the mail of an invoice or a credit note; none if the order or its company hides prices. */
export const invoiceAttachments =
  (shop: Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'texts'>) =>
  async ({ invoice, order }: Billed): Promise<NonNullable<MailMessage['attachments']>> => {
    const { settings } = await readCompanyTerms(shop, invoice.companyId);
    if (order.hidesPrices || isOn(settings, 'HidePrice')) return [];
    const pdf = await readInvoicePdf(shop, { invoice, order, hidesPrices: false });
    return [{ filename: `${invoice.number}.pdf`, content: Buffer.from(pdf), contentType: 'application/pdf' }];
  };

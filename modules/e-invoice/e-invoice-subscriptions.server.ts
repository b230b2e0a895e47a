import type { Subscriber } from '#platform/events/event.ts';
import type { MailMessage } from '#platform/mail/mail.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { orderPaperIssued } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { type EInvoiceShop, readEInvoice } from './read-e-invoice.server.ts';
import type { Billed } from './read-facts.server.ts';
import { isTrial, sendEInvoice } from './send-e-invoice.server.ts';

export function eInvoiceSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [{ name: 'send-e-invoice', to: orderPaperIssued, handle: (event) => sendEInvoice(shop, event) }];
}

/** Attachments of an invoice mail: the file, if there is one, for a real order, if neither the order nor the company hides prices. */
export const eInvoiceAttachments =
  (shop: EInvoiceShop & Pick<Shop, 'env'>) =>
  async (billed: Billed): Promise<NonNullable<MailMessage['attachments']>> => {
    const { settings } = await readCompanyTerms(shop, billed.invoice.companyId);
    const hidesPrices = billed.order.hidesPrices || isOn(settings, 'HidePrice');
    const made = hidesPrices || isTrial(shop, billed.order) ? undefined : await readEInvoice(shop, billed);
    if (made?.xml === undefined) return [];
    const filename = `${billed.invoice.number}.xml`;
    return [{ filename, content: Buffer.from(made.xml, 'utf8'), contentType: 'application/xml' }];
  };

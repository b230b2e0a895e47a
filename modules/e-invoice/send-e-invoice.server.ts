import type { ShopEvent } from '#platform/events/event.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import type { Order } from '../order/order.ts';
import { orderPaperIssuedPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { createTransport } from './create-transport.server.ts';
import { markSent } from './e-invoice-store.server.ts';
import { type EInvoiceShop, readEInvoice } from './read-e-invoice.server.ts';

type SendShop = EInvoiceShop & Pick<Shop, 'env' | 'http' | 'files'>;

/**
 * The outbox repeats it until it succeeds; an accepted document is not sent twice. It goes to the company's bookkeeping with all amounts,
 * also if the company hides prices from its people.
 */
export async function sendEInvoice(shop: SendShop, { payload }: Pick<ShopEvent, 'payload'>): Promise<void> {
  const { orderId, number } = orderPaperIssuedPayload.parse(payload);
  const found = await findOrder(shop.db, orderId);
  const invoice = (await findInvoices(shop.db, [orderId])).find((paper) => paper.number === number);
  if (!found || !invoice) return;
  const made = await readEInvoice(shop, { invoice, order: found.order });
  if (made?.xml === undefined || made.sentAt || isTrial(shop, found.order)) return;
  await createTransport(shop).send({ number, xml: made.xml });
  await markSent(shop.db, invoice.id, shop.clock.now());
}

/** A trial order must not reach a real bookkeeping system. Outside production, files on disk are not read by one. */
export const isTrial = ({ env }: Pick<Shop, 'env'>, { isTestOrder }: Pick<Order, 'isTestOrder'>): boolean =>
  isTestOrder && (env.E_INVOICE_URL !== undefined || env.APP_ENV === 'production');

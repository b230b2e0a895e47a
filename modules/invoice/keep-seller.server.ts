import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Order } from '../order/order.ts';
import { orderPaperIssued, orderPaperIssuedPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { readSeller } from '../order/read-seller.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Invoice, PaperSeller } from './invoice.ts';
import { findInvoices, keepPaperSeller } from './invoice-store.server.ts';

type SellerShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'texts'>;

/** The seller as first printed on the invoice: later changes by editors apply to later invoices only. */
export async function sellerOf(
  shop: SellerShop,
  { id, seller }: Pick<Invoice, 'id' | 'seller'>,
  { marketId, language, owner }: Order,
): Promise<PaperSeller> {
  if (seller) return seller;
  const market = findMarketBySiteId(marketId);
  if (!market) throw new Error(`no market has the number ${marketId}`);
  const home = homeOf(shop.env, marketId);
  const { links: _, ...today } = await readSeller(shop, {
    market,
    language,
    home,
    isConsumer: owner.kind !== 'company',
  });
  return (await keepPaperSeller(shop.db, id, today)) ?? today;
}

export const invoiceSubscriptions = (shop: SellerShop): Subscriber[] => [
  { name: 'keep-invoice-seller', to: orderPaperIssued, handle: (event) => keepSeller(shop, event) },
];

async function keepSeller(shop: SellerShop, { payload }: Pick<ShopEvent, 'payload'>): Promise<void> {
  const { orderId } = orderPaperIssuedPayload.parse(payload);
  const found = await findOrder(shop.db, orderId);
  if (!found) return;
  for (const invoice of await findInvoices(shop.db, [orderId])) await sellerOf(shop, invoice, found.order);
}

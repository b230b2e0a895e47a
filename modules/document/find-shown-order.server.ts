import { ok, refuse } from '#core/result.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { findOrderByLink } from '../order/find-order.server.ts';
import { findSeenOrder } from '../order/find-seen-order.server.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

export type AskedOrder = { readonly orderId: string; readonly link: string | undefined };

type ShownOrder = {
  readonly order: Order;
  /** From its buyer, or from the company of whoever asks. */
  readonly hidesPrices: boolean;
};

/** Whoever sees the order among theirs may, and whoever holds its sealed link; to anybody else there is no such order. */
export async function findShownOrder(
  shop: Pick<Shop, 'db' | 'env' | 'snapshots'>,
  visit: Visit,
  { orderId, link }: AskedOrder,
) {
  if (link !== undefined) {
    const found = await findOrderByLink(shop, visit, { link });
    if (!found.ok || found.value.order.id !== orderId || found.value.order.releasedAt)
      return refuse({ code: 'order-not-found' });
    const { order } = found.value;
    return ok<ShownOrder>({ order, hidesPrices: order.hidesPrices });
  }
  const seen = await findSeenOrder(shop, visit, { orderId });
  if (!seen.ok) return seen;
  const { order } = seen.value;
  const { settings } = await readCompanyTerms(shop, visit.claims?.company_id);
  return ok<ShownOrder>({ order, hidesPrices: order.hidesPrices || isOn(settings, 'HidePrice') });
}

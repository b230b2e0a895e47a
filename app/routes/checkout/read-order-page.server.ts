import type { OrderPageView } from '#app/components/checkout/checkout-page-view.ts';
import { readPriceView } from '#app/price-view.server.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import { readCheckout } from '#modules/checkout/read-checkout.server.ts';
import { readCheckoutTexts } from '#modules/content-calls/read-checkout-content.server.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readLegalLinks } from '../login/read-legal-links.server.ts';
import { toOrderPage } from './to-order-page.ts';

export type ReadOrder = {
  readonly view: CheckoutView;
  readonly page: OrderPageView;
  readonly mode: PriceMode;
  readonly isHidden: boolean;
};

/** The data of the second step; undefined without a cart. */
export async function readOrderPage(shop: Shop, visit: Visit, request: Request): Promise<ReadOrder | undefined> {
  const { mode, isHidden: hides } = await readPriceView(shop, visit, request);
  const view = await readCheckout(shop, visit, { mode });
  if (!view) return undefined;
  const isHidden = hides || view.cart.hidesPrices;
  const legal = await readLegalLinks({ shop, visit });
  const contentTexts = await readCheckoutTexts(shop, visit);
  return { view, mode, isHidden, page: { ...toOrderPage(visit, view, { mode, isHidden, legal }), contentTexts } };
}

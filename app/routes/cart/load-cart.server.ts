import { aCartRow, aCartView } from '#app/components/cart/view-fixtures.ts';
import { readPriceView } from '#app/price-view.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toCartPage } from './to-cart-page.ts';

export async function loadCart(shop: Shop, visit: Visit, request: Request) {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const view = aCartView({
    rows: [
      aCartRow({ id: 'a' }),
      aCartRow({ id: 'b', quantity: 4, comment: 'Hello', isShort: true }),
      aCartRow({ id: 'c', quantity: 20, multiplyFactor: 10 }),
    ],
  });
  return {
    page: toCartPage(visit, view, {
      mode,
      isHidden,
      saved: [{ id: 's', name: 'Spring', description: 'For the new ones', modified: '2026-11-01', rows: 3 }],
    }),
    categories: [],
  };
}

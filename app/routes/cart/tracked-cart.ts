import type { CartView } from '#modules/cart/cart-view.ts';
import { trackedGoods } from '#modules/tracking/tracked-goods.ts';
import type { TrackedGoods } from '#modules/tracking/tracking-events.ts';

/** The cart for events of the page; undefined if it is empty. */
export function trackedCart({ rows, priced, hidesPrices }: CartView, isHidden: boolean): TrackedGoods | undefined {
  return rows.length === 0 ? undefined : trackedGoods(rows, priced.currency, isHidden || hidesPrices);
}

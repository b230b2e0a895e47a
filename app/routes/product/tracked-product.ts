import { toDecimal } from '#core/money.ts';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import type { Market } from '#modules/market/market.ts';
import { shownPrice } from '#modules/pricing/displayed-price.ts';
import type { TrackedGoods } from '#modules/tracking/tracking-events.ts';

type Terms = { readonly market: Pick<Market, 'currency' | 'vatBasisPoints'>; readonly isHidden: boolean };

/** The shown colour of a product, for the event of its page. */
export function trackedProduct({ name, colours }: ProductDetail, partNo: string, terms: Terms): TrackedGoods {
  const { currency, vatBasisPoints } = terms.market;
  const listed = colours.find((colour) => colour.partNo === partNo)?.price;
  const price = listed && !terms.isHidden ? toDecimal(shownPrice(listed, 'excl', vatBasisPoints)) : undefined;
  const item = { sku: partNo, name, quantity: 1 };
  return price === undefined ? { currency, items: [item] } : { currency, value: price, items: [{ ...item, price }] };
}

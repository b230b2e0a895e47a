import { money } from '#core/money.ts';
import { isAway } from '../is-away.server.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CartRowView } from './cart-view.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { readPricedRows, readRowOffers } from './prices/read-priced-rows.server.ts';
import { countItems } from './rows/count-items.ts';

type BriefRow = Pick<
  CartRowView,
  'id' | 'sku' | 'name' | 'quantity' | 'multiplyFactor' | 'soldBy' | 'version' | 'slug' | 'colour' | 'size' | 'price'
>;

export type CartSummary = {
  readonly count: number;
  readonly rows: readonly BriefRow[];
  readonly totals: PricedCart['totals'];
  readonly hidesPrices: boolean;
};

/** Access: everybody, to their own cart. Read-only: corrections happen, and are reported, when the cart page opens. */
export async function readCartSummary(shop: Shop, visit: Visit, { mode }: { mode: PriceMode }): Promise<CartSummary> {
  const found = await findCurrent(shop, visit);
  if (!found?.cart) return nothing(visit);
  const { cart, holder } = found;
  const offers = await readRowOffers(shop, visit, cart.rows, mode);
  const { rows, priced } = await readPricedRows(shop, visit, { cart, holder, offers });
  const prices = new Map(priced.rows.map((price) => [price.rowId, price]));
  return {
    count: countItems(rows.map(({ row, offer }) => ({ ...row, soldBy: offer.soldBy }))),
    rows: rows.flatMap(({ row, offer }) => {
      const price = prices.get(row.id);
      if (!price || row.parentId !== undefined) return [];
      const { id, sku, quantity, version } = row;
      const { slug, colour, size, multiplyFactor, soldBy } = offer;
      const article = { sku, name: offer.name || row.name, multiplyFactor, soldBy, slug, colour, size };
      return [{ id, ...article, quantity, version, price }];
    }),
    totals: priced.totals,
    hidesPrices: offers.hidesPrices,
  };
}

async function findCurrent(shop: Shop, visit: Visit) {
  try {
    return await readCurrentCart(shop, visit);
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'Failed to fetch cart');
    return undefined;
  }
}

function nothing({ market: { currency } }: Visit): CartSummary {
  const zero = money(0, currency);
  const none = { net: zero, gross: zero };
  return {
    count: 0,
    rows: [],
    totals: { line: none, discount: none, products: none, freight: none, tax: zero, payable: zero },
    hidesPrices: false,
  };
}

import { readUnits } from '../assortment/read-units.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Shop } from '../shop.server.ts';
import type { CartVisit } from './access/cart-access.server.ts';
import { isMergeable } from './access/choose-cart.ts';
import type { Cart } from './cart.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { wasKept } from './merging/kept-offer.server.ts';
import { countItems } from './rows/count-items.ts';

export type MergeOffer = { readonly account: { readonly count: number }; readonly public: { readonly count: number } };

/** Offered to visitors who signed in with rows in the public cart and in their own cart, until they answer. */
export async function readMergeOffer(
  shop: Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'catalogueThread' | 'live'>,
  visit: CartVisit,
): Promise<MergeOffer | undefined> {
  if (!visit.claims) return undefined;
  try {
    const { cart, open } = await readCurrentCart(shop, visit);
    if (!cart || !open || !isMergeable(cart, open) || wasKept(visit, open.id)) return undefined;
    const unitOf = await readUnits(shop, visit);
    const countIn = ({ rows }: Cart) => ({
      count: countItems(rows.map((row) => ({ ...row, soldBy: unitOf(row.sku) }))),
    });
    return { account: countIn(cart), public: countIn(open) };
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'the carts to merge could not be read');
    return undefined;
  }
}

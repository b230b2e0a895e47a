import { isB2B } from '../auth/is-b2b.ts';
import { getSettings } from '../company/company-store.server.ts';
import { activePunchOut } from '../company/punch-out.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCartCookie } from './cart-cookie.server.ts';
import { type CartAccess, ownerOf, publicCookie } from './cart-owner.ts';

export type CartShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots'>;
export type CartVisit = Pick<Visit, 'market' | 'claims' | 'cookies' | 'now'>;

/** Everybody may, as themselves: whose carts they are follows from the claims, for the rest from the signed cookie. */
export async function readCartAccess(shop: CartShop, visit: CartVisit): Promise<CartAccess> {
  const { claims, market } = visit;
  const companyId = isB2B(claims) ? claims?.company_id : undefined;
  const isPunchOut = companyId !== undefined && activePunchOut(await getSettings(shop.db, companyId)) !== 'None';
  return {
    marketId: market.marketId,
    owner: ownerOf(claims, isPunchOut),
    publicCartId: readCartCookie(shop, visit, publicCookie),
  };
}

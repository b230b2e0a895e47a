import { isB2B } from '../../auth/is-b2b.ts';
import type { Settings } from '../../company/company-settings.ts';
import { readCompanyTerms } from '../../company/company-terms.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readCartCookie } from './cart-cookie.server.ts';
import { type CartAccess, ownerOf, publicCookie } from './cart-owner.ts';

export type CartShop = Pick<Shop, 'db' | 'env' | 'snapshots' | 'live'>;
export type CartVisit = Pick<Visit, 'market' | 'claims' | 'cookies' | 'now'>;

export type CartHolder = CartAccess & {
  /** Settings of the company that the visitor buys for; empty for other visitors. */
  readonly settings: Settings;
};

/**
 * Access: everybody, to their own carts. The claims identify the owner; for visitors without claims, the signed cookie
 * does.
 */
export async function readCartAccess(shop: CartShop, visit: CartVisit): Promise<CartHolder> {
  const { claims, market } = visit;
  const companyId = isB2B(claims) ? claims?.company_id : undefined;
  const { settings } = await readCompanyTerms(shop, companyId);
  return {
    marketId: market.marketId,
    owner: ownerOf(claims),
    publicCartId: readCartCookie(shop, visit, publicCookie),
    settings,
  };
}

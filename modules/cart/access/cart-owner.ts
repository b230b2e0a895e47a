import type { Claims } from '../../auth/claims.ts';
import { isB2B } from '../../auth/is-b2b.ts';
import type { CartOwner } from '../cart.ts';

/** What somebody may reach: the carts of one owner in one market, and the public cart of the cookie they hold. */
export type CartAccess = {
  readonly marketId: number;
  readonly owner: CartOwner;
  /** From the signed cookie, which a person who just signed in still holds. */
  readonly publicCartId: string | undefined;
};

/** Buyers have a cart for each of their companies, and one for each session of a procurement system. */
export function ownerOf(claims: Claims | undefined, isPunchOut: boolean): CartOwner {
  if (!claims) return { kind: 'public' };
  const { customer_id: customerId, company_id: companyId } = claims;
  if (!isB2B(claims) || companyId === undefined) return { kind: 'customer', customerId };
  return { kind: 'company', companyId, customerId, punchOutSession: isPunchOut ? claims.sid : undefined };
}

type CompanyOwner = Extract<CartOwner, { kind: 'company' }>;

/** Whoever buys for a company has colleagues to share with; a punch-out session is by itself. */
export const canShare = (owner: CartOwner): owner is CompanyOwner =>
  owner.kind === 'company' && owner.punchOutSession === undefined;

export const publicCookie = 'Blk.Cart.Public';

export function cookieNameOf(owner: CartOwner): string {
  if (owner.kind === 'public') return publicCookie;
  return owner.kind === 'customer' ? `Blk.Cart.${owner.customerId}` : `Blk.Cart.${owner.companyId}.${owner.customerId}`;
}

export function isSameOwner(a: CartOwner, b: CartOwner): boolean {
  if (a.kind === 'customer') return b.kind === 'customer' && a.customerId === b.customerId;
  if (a.kind === 'company')
    return (
      b.kind === 'company' &&
      a.companyId === b.companyId &&
      a.customerId === b.customerId &&
      a.punchOutSession === b.punchOutSession
    );
  return b.kind === 'public';
}

/** Such a cart is out of reach once the session is over: to save it for later would be to lose it. */
export const isOfSession = (owner: CartOwner): boolean =>
  owner.kind === 'company' && owner.punchOutSession !== undefined;

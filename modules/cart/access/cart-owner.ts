import { type Claims, isFromProcurement } from '../../auth/claims.ts';
import { isB2B } from '../../auth/is-b2b.ts';
import type { CartOwner } from '../cart.ts';

/** The carts that a visitor can reach: those of one owner in one market, and the public cart named by their cookie. */
export type CartAccess = {
  readonly marketId: number;
  readonly owner: CartOwner;
  /** From the signed cookie. It is still set right after sign-in. */
  readonly publicCartId: string | undefined;
};

/** A buyer has one cart per company, and one per punch-out session, also if the company has changed its protocol since the session began. */
export function ownerOf(claims: Claims | undefined): CartOwner {
  if (!claims) return { kind: 'public' };
  const { customer_id: customerId, company_id: companyId } = claims;
  if (!isB2B(claims) || companyId === undefined) return { kind: 'customer', customerId };
  return {
    kind: 'company',
    companyId,
    customerId,
    punchOutSession: isFromProcurement(claims) ? claims.sid : undefined,
  };
}

type CompanyOwner = Extract<CartOwner, { kind: 'company' }>;

/** Only company buyers have colleagues to share with. A punch-out session cannot share. */
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

/** A punch-out cart cannot be reached after its session ends, so it must not be saved for later. */
export const isOfSession = (owner: CartOwner): boolean =>
  owner.kind === 'company' && owner.punchOutSession !== undefined;

import type { Cart } from '../cart.ts';
import { type CartAccess, isSameOwner } from './cart-owner.ts';

export type Choice = {
  /** The cart that is filled and shown. */
  readonly cart: Cart | undefined;
  /** The public cart that a signed-in person still holds. */
  readonly open: Cart | undefined;
  /** The open cart becomes the person's own. */
  readonly takesOver: boolean;
};

/** Which of the carts in reach is the current one; the last changed comes first. */
export function chooseCart(access: CartAccess, candidates: readonly Cart[], ownId: string | undefined): Choice {
  const active = candidates.filter(({ isActive }) => isActive);
  const open = active.find(({ id, owner }) => owner.kind === 'public' && id === access.publicCartId);
  if (access.owner.kind === 'public') return { cart: open, open: undefined, takesOver: false };
  const own = active.filter(({ owner }) => isSameOwner(owner, access.owner));
  const cart = own.find(({ id }) => id === ownId) ?? own[0];
  const isBare = cart === undefined || cart.rows.length === 0;
  // Nobody is to find an empty cart after signing in. What a procurement system opened is filled by nothing else.
  const isPunchOut = access.owner.kind === 'company' && access.owner.punchOutSession !== undefined;
  return { cart, open, takesOver: !isPunchOut && isBare && isFilled(open) };
}

/** Both have something in them, and they are two. */
export function isMergeable(account: Cart | undefined, open: Cart | undefined): boolean {
  return isFilled(account) && isFilled(open) && account?.id !== open?.id;
}

const isFilled = (cart: Cart | undefined) => cart !== undefined && cart.rows.length > 0;

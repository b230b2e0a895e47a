import type { Cart } from '../cart.ts';
import { type CartAccess, isSameOwner } from './cart-owner.ts';

export type Choice = {
  /** The current cart, which the visitor fills and sees. */
  readonly cart: Cart | undefined;
  /** The public cart that a signed-in visitor filled before signing in. */
  readonly open: Cart | undefined;
  /** Whether the public cart becomes the visitor's own. */
  readonly takesOver: boolean;
};

/** Selects the current cart from the carts within reach; the most recently changed comes first. */
export function chooseCart(access: CartAccess, candidates: readonly Cart[], ownId: string | undefined): Choice {
  const active = candidates.filter(({ isActive }) => isActive);
  const open = active.find(({ id, owner }) => owner.kind === 'public' && id === access.publicCartId);
  if (access.owner.kind === 'public') return { cart: open, open: undefined, takesOver: false };
  const own = active.filter(({ owner }) => isSameOwner(owner, access.owner));
  const cart = own.find(({ id }) => id === ownId) ?? own[0];
  const isBare = cart === undefined || cart.rows.length === 0;
  // A visitor must not find an empty cart after signing in. A punch-out cart never takes over another cart.
  const isPunchOut = access.owner.kind === 'company' && access.owner.punchOutSession !== undefined;
  return { cart, open, takesOver: !isPunchOut && isBare && isFilled(open) };
}

/** True if the two carts are different and both contain rows. */
export function isMergeable(account: Cart | undefined, open: Cart | undefined): boolean {
  return isFilled(account) && isFilled(open) && account?.id !== open?.id;
}

const isFilled = (cart: Cart | undefined) => cart !== undefined && cart.rows.length > 0;

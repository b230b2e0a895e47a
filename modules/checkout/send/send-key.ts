import { ok, refuse } from '#core/result.ts';
import type { Cart } from '../../cart/cart.ts';

/** The default key: each version of a cart is sent once. */
const keyOf = ({ id, version }: Pick<Cart, 'id' | 'version'>) => `${id}:${version}`;

/** The key under which a cart is sent. A default key of another version means a cart that no longer exists. */
export function sendKeyOf(cart: Pick<Cart, 'id' | 'version'>, given: string | undefined) {
  const own = keyOf(cart);
  if (given === undefined || given === own) return ok({ key: own, isOwn: true });
  return isOfCart(cart, given) ? refuse({ code: 'cart-changed' }) : ok({ key: given, isOwn: false });
}

const isOfCart = ({ id }: Pick<Cart, 'id'>, key: string) =>
  key.startsWith(`${id}:`) && /^\d+$/.test(key.slice(id.length + 1));

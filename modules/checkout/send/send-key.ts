import { ok, refuse } from '#core/result.ts';
import type { Cart } from '../../cart/cart.ts';

/** By itself, a cart as it is now is sent once. */
const keyOf = ({ id, version }: Pick<Cart, 'id' | 'version'>) => `${id}:${version}`;

/** The key under which a cart is sent. One that was made for another version of it means what is not there any more. */
export function sendKeyOf(cart: Pick<Cart, 'id' | 'version'>, given: string | undefined) {
  const own = keyOf(cart);
  if (given === undefined || given === own) return ok({ key: own, isOwn: true });
  return isOfCart(cart, given) ? refuse({ code: 'cart-changed' }) : ok({ key: given, isOwn: false });
}

const isOfCart = ({ id }: Pick<Cart, 'id'>, key: string) =>
  key.startsWith(`${id}:`) && /^\d+$/.test(key.slice(id.length + 1));

import { createContext, useContext } from 'react';
import type { CartControl } from './use-cart-control.ts';

export type CartActions = Pick<CartControl, 'ask' | 'change' | 'remove'>;

const CartContext = createContext<CartActions | undefined>(undefined);

export const CartProvider = CartContext.Provider;

/** Actions on the cart. The object stays the same when the cart changes, so that only changed rows render. */
export function useCart(): CartActions {
  const actions = useContext(CartContext);
  if (!actions) throw new Error('outside of the cart');
  return actions;
}

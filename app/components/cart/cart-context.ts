import { createContext, useContext } from 'react';
import type { CartControl } from './use-cart-control.ts';

export type CartActions = Pick<CartControl, 'ask' | 'change' | 'remove'>;

const CartContext = createContext<CartActions | undefined>(undefined);

export const CartProvider = CartContext.Provider;

/** What can be done to the cart. It stays the same while the cart changes, so that a row is drawn anew only for itself. */
export function useCart(): CartActions {
  const actions = useContext(CartContext);
  if (!actions) throw new Error('outside of the cart');
  return actions;
}

import { createContext, useContext } from 'react';
import type { Closed } from '#modules/checkout/checkout-view.ts';

/** Whether the cart leads on to an order here, and to one that waits for its money already. */
export type CheckoutDoor = { readonly closed: Closed | undefined; readonly payingHref: string | undefined };

const context = createContext<CheckoutDoor>({ closed: undefined, payingHref: undefined });

export const CheckoutDoorProvider = context.Provider;

export const useCheckoutDoor = (): CheckoutDoor => useContext(context);

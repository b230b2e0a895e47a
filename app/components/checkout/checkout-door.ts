import { createContext, useContext } from 'react';
import type { Closed } from '#modules/checkout/checkout-view.ts';

/** Whether the cart leads on to an order here, and to one that waits for its money already. */
export type CheckoutDoor = {
  readonly closed: Closed | undefined;
  readonly paying:
    | {
        readonly href: string;
        readonly orderNo: string;
        readonly payable: string;
        /** For so long it can still be paid; then its cart is open again. */
        readonly minutes: number;
      }
    | undefined;
};

const context = createContext<CheckoutDoor>({ closed: undefined, paying: undefined });

export const CheckoutDoorProvider = context.Provider;

export const useCheckoutDoor = (): CheckoutDoor => useContext(context);

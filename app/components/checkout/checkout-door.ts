import { createContext, useContext } from 'react';
import type { Closed } from '#modules/checkout/checkout-view.ts';
import type { StepView } from './checkout-page-view.ts';

/** Whether the cart leads on to an order here, in which steps, and to one that waits for its money already. */
export type CheckoutDoor = {
  readonly closed: Closed | undefined;
  /** The company gets nothing until staff have lifted its stop. */
  readonly isCreditStopped: boolean;
  readonly steps: readonly StepView[];
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

const context = createContext<CheckoutDoor>({
  closed: undefined,
  isCreditStopped: false,
  steps: [],
  paying: undefined,
});

export const CheckoutDoorProvider = context.Provider;

export const useCheckoutDoor = (): CheckoutDoor => useContext(context);

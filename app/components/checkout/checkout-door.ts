import { createContext, useContext } from 'react';
import type { Closed } from '#modules/checkout/checkout-view.ts';
import type { StepView } from './checkout-page-view.ts';

/** Whether the cart leads on to an order here, in which steps, and to one that waits for its money already. */
export type CheckoutDoor = {
  readonly closed: Closed | undefined;
  readonly steps: readonly StepView[];
  readonly payingHref: string | undefined;
};

const context = createContext<CheckoutDoor>({ closed: undefined, steps: [], payingHref: undefined });

export const CheckoutDoorProvider = context.Provider;

export const useCheckoutDoor = (): CheckoutDoor => useContext(context);

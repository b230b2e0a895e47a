import { createContext, useContext } from 'react';
import type { Closed } from '#modules/checkout/checkout-view.ts';
import type { StepView } from './checkout-page-view.ts';

/** Whether this cart can be ordered, in which steps, and an order of this browser that still waits for payment. */
export type CheckoutDoor = {
  readonly closed: Closed | undefined;
  /** The cart goes back to the procurement system that opened the shop. */
  readonly isFromProcurement: boolean;
  /** The company cannot order until staff lift its credit stop. */
  readonly isCreditStopped: boolean;
  readonly steps: readonly StepView[];
  readonly paying:
    | {
        readonly href: string;
        readonly orderNo: string;
        readonly payable: string;
        /** How long the order can still be paid. After that, its cart opens again. */
        readonly minutes: number;
      }
    | undefined;
};

const context = createContext<CheckoutDoor>({
  closed: undefined,
  isCreditStopped: false,
  isFromProcurement: false,
  steps: [],
  paying: undefined,
});

export const CheckoutDoorProvider = context.Provider;

export const useCheckoutDoor = (): CheckoutDoor => useContext(context);

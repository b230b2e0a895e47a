import type { CheckoutState } from '#modules/checkout/checkout-state.ts';

/** What each part of the form needs of the whole. */
export type FormParts = {
  readonly state: CheckoutState;
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: string) => string | undefined;
};

/** The form reads itself whenever anything in it changes, so its parts need not tell. */
export const formNotices = (): void => undefined;

import type { CheckoutState } from '#modules/checkout/checkout-state.ts';

/** Props that all parts of the form share. */
export type FormParts = {
  readonly state: CheckoutState;
  /** The problem of a field, as text. */
  readonly errorOf: (field: string) => string | undefined;
};

/** Change handler of the parts. It does nothing, because the form itself listens to all changes. */
export const formNotices = (): void => undefined;

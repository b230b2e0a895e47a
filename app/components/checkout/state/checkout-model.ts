import type { PostalAddress } from '#modules/address/address-form.ts';
import { type CheckoutState, stateOf } from '#modules/checkout/checkout-state.ts';
import type { FieldProblem, OrderPageView, OrderTold } from '../checkout-page-view.ts';
import type { ChangedFields } from './changed-fields.ts';

/** The form in the browser: all that it shows follows from this. */
export type CheckoutModel = {
  /** The page as it was last answered. */
  readonly page: OrderPageView;
  /** The page of the loader that the model has taken over. */
  readonly loaded: OrderPageView;
  /** The answer to the form when it was last sent. */
  readonly told: OrderTold | undefined;
  readonly state: CheckoutState;
  /** Changes when the fields are filled by something else than typing. */
  readonly revision: number;
  readonly isRecalled: boolean;
  /** Changes when a saved address that was chosen is changed by typing. */
  readonly detached: number;
  readonly problems: readonly FieldProblem[];
  /** How many changes there were, and the number of the last one of each field. */
  readonly changes: number;
  readonly changed: ChangedFields;
  /** Fields that were filled in and left. */
  readonly left: ReadonlySet<string>;
  readonly suggestions: readonly PostalAddress[];
  /** The buyer keeps the address despite the suggestions. */
  readonly isKept: boolean;
  /** The session is over. */
  readonly isEnded: boolean;
  /** The form is sent as soon as no save is under way. */
  readonly isHeld: boolean;
  /** How many saves have no answer yet. */
  readonly underWay: number;
};

export const startModel = ({
  loaded,
  told,
}: {
  readonly loaded: OrderPageView;
  readonly told: OrderTold | undefined;
}): CheckoutModel => ({
  page: loaded,
  loaded,
  told,
  state: stateOf(loaded.draft),
  revision: 0,
  isRecalled: false,
  detached: 0,
  problems: told?.problems ?? [],
  changes: 0,
  changed: new Map(),
  left: new Set(),
  suggestions: told?.suggestions ?? [],
  isKept: false,
  isEnded: false,
  isHeld: false,
  underWay: 0,
});

import type { PostalAddress } from '#modules/address/address-form.ts';
import { type CheckoutState, stateOf } from '#modules/checkout/checkout-state.ts';
import type { FieldProblem, OrderFormAnswer, OrderPageView } from '../checkout-page-view.ts';
import type { ChangedFields } from './changed-fields.ts';

/** The state of the form in the browser. Everything shown is derived from it. */
export type CheckoutModel = {
  /** The page from the latest answer. */
  readonly page: OrderPageView;
  /** The page of the loader that the model has taken over. */
  readonly loaded: OrderPageView;
  /** The answer to the form when it was last sent. */
  readonly told: OrderFormAnswer | undefined;
  readonly state: CheckoutState;
  /** Changes when the fields are filled by code instead of typing. */
  readonly revision: number;
  readonly isRecalled: boolean;
  /** Changes when the buyer edits the saved address that was chosen. */
  readonly detached: number;
  readonly problems: readonly FieldProblem[];
  /** The number of changes so far, and of the last change of each field. */
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
  readonly told: OrderFormAnswer | undefined;
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

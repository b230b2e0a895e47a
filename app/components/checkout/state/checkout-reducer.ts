import type { PostalAddress } from '#modules/address/address-form.ts';
import { type CheckoutDraft, type CheckoutState, changeField } from '#modules/checkout/checkout-state.ts';
import type { DraftAnswer, OrderFormAnswer, OrderPageView } from '../checkout-page-view.ts';
import { changedSince, withChanged } from './changed-fields.ts';
import type { CheckoutModel } from './checkout-model.ts';
import type { SaveAnswer } from './send-draft.ts';

export type CheckoutAction =
  /** The loader has read the page again. */
  | { readonly type: 'loaded'; readonly page: OrderPageView }
  /** The form was sent and answered with problems. */
  | { readonly type: 'told'; readonly told: OrderFormAnswer | undefined }
  /** The content of the form before the scripts ran. */
  | { readonly type: 'started'; readonly draft: CheckoutDraft }
  /** The form was filled with the values that this browser remembers. */
  | { readonly type: 'recalled'; readonly draft: CheckoutDraft }
  /** A field was changed. `isAnother`: the buyer chose to type a new address. */
  | { readonly type: 'typed'; readonly name: string; readonly draft: CheckoutDraft; readonly isAnother: boolean }
  | { readonly type: 'left'; readonly name: string }
  | { readonly type: 'saving'; readonly asksPrices: boolean }
  /** `sent`: the number of the last change that the save contained. `isLatest`: no later save was sent. */
  | { readonly type: 'saved'; readonly answer: SaveAnswer; readonly sent: number; readonly isLatest: boolean }
  | { readonly type: 'held'; readonly isHeld: boolean }
  | { readonly type: 'suggestion-taken'; readonly address: PostalAddress }
  | { readonly type: 'address-kept' };

type ActionOf<Type extends CheckoutAction['type']> = Extract<CheckoutAction, { type: Type }>;

type Steps = {
  readonly [Type in CheckoutAction['type']]: (model: CheckoutModel, action: ActionOf<Type>) => CheckoutModel;
};

const steps: Steps = {
  loaded: (model, { page }) => ({ ...model, loaded: page, page, state: withValidation(model.state, page) }),
  told: (model, { told }) => {
    const { problems = [], suggestions = [] } = told ?? {};
    return { ...model, told, problems, suggestions, changed: new Map() };
  },
  started: (model, { draft }) => ({ ...model, state: withDraft(model.state, draft) }),
  recalled: (model, { draft }) => ({ ...filled(model, withDraft(model.state, draft)), isRecalled: true }),
  typed,
  left: (model, { name }) => ({ ...model, left: new Set([...model.left, name]) }),
  saving: (model, { asksPrices }) => ({
    ...model,
    underWay: model.underWay + 1,
    state: asksPrices ? withTotalsLoading(model.state, true) : model.state,
  }),
  saved: (model, action) => saved({ ...model, underWay: model.underWay - 1 }, action),
  held: (model, { isHeld }) => ({ ...model, isHeld }),
  'suggestion-taken': (model, { address }) => ({
    ...filled(model, withAddress(model.state, address)),
    suggestions: [],
  }),
  'address-kept': (model) => ({ ...model, suggestions: [], isKept: true }),
};

export const reduceCheckout = <Type extends CheckoutAction['type']>(
  model: CheckoutModel,
  action: ActionOf<Type>,
): CheckoutModel => steps[action.type](model, action);

function typed(model: CheckoutModel, { name, draft, isAnother }: ActionOf<'typed'>): CheckoutModel {
  const changes = model.changes + 1;
  const [before, after] = [model.state.delivery.deliveryAddressId, draft.delivery.deliveryAddressId];
  const isOther = before !== after;
  // The fields show another address, or the chosen one was edited and is no longer a saved address.
  const isFilled = isOther && (after !== undefined || isAnother);
  return {
    ...model,
    changes,
    changed: withChanged(model.changed, name, changes),
    state: withDraft(model.state, draft),
    revision: isFilled ? model.revision + 1 : model.revision,
    detached: isOther && !isFilled ? model.detached + 1 : model.detached,
    ...(draft.delivery.deliveryAddressIsValidated === 'Default' && { suggestions: [], isKept: false }),
  };
}

/** Only the answer to the latest save counts, except the end of the session, which is reported once. */
function saved(model: CheckoutModel, { answer, sent, isLatest }: ActionOf<'saved'>): CheckoutModel {
  if (!isLatest && answer !== 'ended') return model;
  const settled = { ...model, state: withTotalsLoading(model.state, false) };
  if (answer === 'ended') return { ...settled, isEnded: true };
  if (answer === undefined || answer === 'gone') return settled;
  const { page, problems } = answer;
  const answered = { ...settled, problems, changed: changedSince(model.changed, sent) };
  if (!page) return answered;
  return {
    ...answered,
    page: { ...model.page, ...page },
    state: withValidation(settled.state, page),
    suggestions: hasNewSuggestions(answer, page) ? answer.suggestions : model.suggestions,
  };
}

/** A repeated check of an address returns no suggestions, so the ones on screen stay. */
const hasNewSuggestions = ({ suggestions }: DraftAnswer, { draft }: OrderPageView): boolean =>
  suggestions.length > 0 || draft.delivery.deliveryAddressIsValidated !== 'Not valid';

const filled = (model: CheckoutModel, state: CheckoutState): CheckoutModel => ({
  ...model,
  state,
  revision: model.revision + 1,
});

const withDraft = ({ errors, loading }: CheckoutState, draft: CheckoutDraft): CheckoutState => ({
  ...draft,
  errors,
  loading,
});

const withTotalsLoading = (state: CheckoutState, totals: boolean): CheckoutState => ({
  ...state,
  loading: { ...state.loading, totals },
});

const withValidation = (state: CheckoutState, { draft }: OrderPageView): CheckoutState => ({
  ...state,
  delivery: { ...state.delivery, deliveryAddressIsValidated: draft.delivery.deliveryAddressIsValidated },
});

const withAddress = (state: CheckoutState, address: PostalAddress): CheckoutState =>
  (
    [
      ['deliveryLine1', address.line1],
      // Address services do not know floors, so the typed second line is kept.
      ['deliveryLine2', address.line2 || state.delivery.deliveryLine2],
      ['deliveryZip', address.zip],
      ['deliveryCity', address.city],
      ['deliveryRegion', address.region],
    ] as const
  ).reduce((now, [field, value]) => changeField(now, field, value), state);

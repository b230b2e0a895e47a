import { type ChangeEvent, type FocusEvent, type RefObject, useMemo } from 'react';
import type { AddressField, PostalAddress } from '#modules/address/address-form.ts';
import { savedAddressName } from '#modules/checkout/draft-names.ts';
import { type Offered, withTyped } from '#modules/checkout/typed-draft.ts';
import type { OrderFormAnswer, OrderPageView } from '../checkout-page-view.ts';
import { changesPrices } from './changes-prices.ts';
import { addressProblemsIn, openProblems, problemAt, stateWithErrors } from './model-problems.ts';
import { useCheckoutModel } from './use-checkout-model.ts';
import { useDraftSaver } from './use-draft-saver.ts';
import { useFirstFill } from './use-first-fill.ts';
import { useHeldSubmit } from './use-held-submit.ts';
import { usePressGate } from './use-press-gate.ts';

/** The state of the form in the browser. Its inputs are the source of truth; the server keeps a copy while the buyer types. */
export function useCheckout(
  form: RefObject<HTMLFormElement | null>,
  loaded: OrderPageView,
  told: OrderFormAnswer | undefined,
) {
  const [model, dispatch] = useCheckoutModel(loaded, told);
  const { page, state, left } = model;
  const offered = useMemo(() => offeredOf(page), [page]);
  const shown = useMemo(() => stateWithErrors(model), [model]);
  const runWhenReleased = usePressGate();
  const saver = useDraftSaver({ form, model, dispatch, runWhenReleased });
  useFirstFill({ form, model, offered, dispatch, saver });
  return {
    model,
    state: shown,
    openProblems: openProblems(model),
    errorOf: (field: string) => problemAt(model, field)?.text,
    problemsOf: (names: Readonly<Partial<Record<AddressField, string>>>) => addressProblemsIn(model, names),
    submit: useHeldSubmit({ form, model, dispatch, saver }),
    change: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (!form.current) return;
      const typed = new FormData(form.current);
      const draft = withTyped(state, typed, offered);
      saver.current?.note(changesPrices(state, draft));
      const { name } = target as unknown as HTMLInputElement;
      dispatch({ type: 'typed', name, draft, isAnother: typed.get(savedAddressName) === '' });
    },
    /** A filled field may show its problem once the buyer leaves it. */
    leave: ({ target }: FocusEvent<HTMLFormElement>) => {
      const { name, value } = target as unknown as HTMLInputElement;
      if (name && value !== '' && !left.has(name)) runWhenReleased(() => dispatch({ type: 'left', name }));
    },
    takeSuggestion: (address: PostalAddress) => {
      dispatch({ type: 'suggestion-taken', address });
      saver.current?.note(true);
    },
    keepAddress: () => dispatch({ type: 'address-kept' }),
  };
}

const offeredOf = ({ who, countries, choices, methods, payments }: OrderPageView): Offered => ({
  who,
  countries: countries.map(({ code }) => code),
  saved: choices.choices,
  isLocked: choices.isLocked,
  methods,
  payments,
});

import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react';
import { localStore } from '#app/browser-store.ts';
import { readBrowserConsent } from '#app/components/tracking/browser-consent.ts';
import { type Offered, withTyped } from '#modules/checkout/typed-draft.ts';
import { mayUse } from '#modules/tracking/consent-rules.ts';
import { mayRecall, recall } from '../remembered.ts';
import type { CheckoutModel } from './checkout-model.ts';
import type { CheckoutAction } from './checkout-reducer.ts';
import type { DraftSaver } from './draft-saver.ts';

type Props = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly model: CheckoutModel;
  readonly offered: Offered;
  readonly dispatch: Dispatch<CheckoutAction>;
  readonly saver: RefObject<DraftSaver | null>;
};

/** Takes over what was typed before the scripts ran, and fills an empty form with what this browser remembers. */
export function useFirstFill({ form, model: { state, page }, offered, dispatch, saver }: Props): void {
  const start = useEffectEvent(() => {
    if (!form.current) return;
    const draft = withTyped(state, new FormData(form.current), offered);
    const kept = recall(localStore, mayUse('storedDelivery', readBrowserConsent()));
    if (!mayRecall({ ...page, draft }) || Object.keys(kept).length === 0) {
      dispatch({ type: 'started', draft });
      return;
    }
    const asForm = { get: (name: string) => kept[name] ?? null, getAll: () => [] };
    dispatch({ type: 'recalled', draft: withTyped(draft, asForm, offered) });
    saver.current?.note(true);
  });
  useEffect(() => {
    const soon = window.setTimeout(start);
    return () => window.clearTimeout(soon);
  }, []);
}

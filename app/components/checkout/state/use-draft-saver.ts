import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useShop } from '#app/components/shell/use-shop.ts';
import { draftPath } from '../checkout-paths.ts';
import type { CheckoutModel } from './checkout-model.ts';
import type { CheckoutAction } from './checkout-reducer.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { sendDraft } from './send-draft.ts';

type Props = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly model: CheckoutModel;
  readonly dispatch: Dispatch<CheckoutAction>;
  readonly runWhenReleased: (task: () => void) => void;
};

/** Saves the form on the server while the buyer fills it in. */
export function useDraftSaver({ form, model, dispatch, runWhenReleased }: Props): RefObject<DraftSaver | null> {
  const { language } = useShop();
  const { revalidate } = useRevalidator();
  const saver = useRef<DraftSaver>(null);
  const latest = useRef(0);
  // Kept until an answer contains prices, because a later save may replace the one that requested them.
  const wantsPrices = useRef(false);

  const save = useEffectEvent(async (prices: boolean) => {
    if (!form.current) return;
    latest.current += 1;
    const [mine, sent] = [latest.current, model.changes];
    wantsPrices.current ||= prices;
    dispatch({ type: 'saving', asksPrices: prices });
    const answer = await sendDraft(`/${language}/${draftPath}`, form.current, wantsPrices.current);
    runWhenReleased(() => {
      const isLatest = mine === latest.current;
      dispatch({ type: 'saved', answer, sent, isLatest });
      if (!isLatest) return;
      // If the session has ended, the cart is gone too; the page then shows the end of the session.
      if (answer === 'gone' && !model.isEnded) void revalidate();
      if (typeof answer === 'object' && answer.page) wantsPrices.current = false;
    });
  });

  useEffect(() => {
    const mine = createDraftSaver((prices) => void save(prices), {
      set: (run, ms) => window.setTimeout(run, ms),
      clear: (timer) => window.clearTimeout(timer),
    });
    saver.current = mine;
    window.addEventListener('pagehide', mine.flush);
    return () => {
      window.removeEventListener('pagehide', mine.flush);
      mine.flush();
    };
  }, []);
  return saver;
}

import { type Dispatch, type FormEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { CheckoutModel } from './checkout-model.ts';
import type { CheckoutAction } from './checkout-reducer.ts';
import type { DraftSaver } from './draft-saver.ts';

type Props = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly model: Pick<CheckoutModel, 'isHeld' | 'underWay'>;
  readonly dispatch: Dispatch<CheckoutAction>;
  readonly saver: RefObject<DraftSaver | null>;
};

/** An order refers to the amounts on screen, so submitting waits while new amounts are loading. */
export function useHeldSubmit({ form, model: { isHeld, underWay }, dispatch, saver }: Props) {
  const submitHeld = useEffectEvent(() => {
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[name=intent][value=next]'));
  });
  useEffect(() => {
    if (isHeld && underWay === 0) submitHeld();
  }, [isHeld, underWay]);
  return (event: FormEvent<HTMLFormElement>) => {
    const waitsForPrices = saver.current?.asksPrices() ?? false;
    if (waitsForPrices) saver.current?.flush();
    // The submitted form contains the unsaved changes.
    else saver.current?.drop();
    const isEarly = waitsForPrices || underWay > 0;
    if (isEarly) event.preventDefault();
    dispatch({ type: 'held', isHeld: isEarly });
  };
}

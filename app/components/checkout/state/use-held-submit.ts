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

/** An order is about the sums that were shown: while new ones are on their way, sending waits for them. */
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
    // Otherwise the form itself brings the changes that are not saved yet.
    else saver.current?.drop();
    const isEarly = waitsForPrices || underWay > 0;
    if (isEarly) event.preventDefault();
    dispatch({ type: 'held', isHeld: isEarly });
  };
}

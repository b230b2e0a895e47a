import { useReducer } from 'react';
import type { OrderFormAnswer, OrderPageView } from '../checkout-page-view.ts';
import { startModel } from './checkout-model.ts';
import { reduceCheckout } from './checkout-reducer.ts';

/** The model of the form. Takes over new loader and action data before rendering. */
export function useCheckoutModel(loaded: OrderPageView, told: OrderFormAnswer | undefined) {
  const [model, dispatch] = useReducer(reduceCheckout, { loaded, told }, startModel);
  if (loaded !== model.loaded) dispatch({ type: 'loaded', page: loaded });
  if (told !== model.told) dispatch({ type: 'told', told });
  return [model, dispatch] as const;
}

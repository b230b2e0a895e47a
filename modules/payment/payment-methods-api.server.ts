import { type Api, createApi } from '../api.server.ts';

/** Ways to pay, for whoever asks. */
export function paymentMethodsApi(): Api {
  return createApi();
}

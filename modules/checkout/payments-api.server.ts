import { type Api, createApi } from '../api.server.ts';

/** Where buyers and providers tell of payments. */
export function paymentsApi(): Api {
  return createApi();
}

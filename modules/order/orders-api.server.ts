import { type Api, createApi } from '../api.server.ts';

/** Orders that one may see. */
export function ordersApi(): Api {
  return createApi();
}

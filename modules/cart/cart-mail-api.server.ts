import { type Api, createApi } from '../api.server.ts';

/** A cart by mail. */
export function cartMailApi(): Api {
  return createApi();
}

import { type Api, createApi } from '../api.server.ts';

/** Whether an address exists. */
export function addressApi(): Api {
  return createApi();
}

import { type Api, createApi } from '../api.server.ts';

/** Who wants letters of news. */
export function newsletterApi(): Api {
  return createApi();
}

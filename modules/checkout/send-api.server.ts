import { type Api, createApi } from '../api.server.ts';

/** Sending an order. */
export function sendApi(): Api {
  return createApi();
}

import { type Api, createApi } from '../api.server.ts';

/** Ways to deliver and service points, for whoever asks. */
export function deliveryApi(): Api {
  return createApi();
}

import { type Api, createApi } from '../api.server.ts';

/** What the simulator's own fields send, where it stands in for a provider. */
export function simulatorApi(): Api {
  return createApi();
}

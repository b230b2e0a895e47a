import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { saveConsent } from './save-consent.server.ts';

export function trackingApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/consent',
      summary: 'Store the proof of an answer about cookies',
      description:
        'Reads the answer from the cookies `OptanonConsent` and `OptanonAlertBoxClosed` of the request. The proof has the random id of the answer and no data of a person; it is removed after three years.',
      answer: z.object({ isStored: z.boolean() }),
    },
    ({ shop, visit }) => saveConsent(shop, visit),
  );
  return api;
}

import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { paySimulated } from './pay-simulated.server.ts';

const result = z
  .object({
    resultCode: z.enum(['Authorised', 'Refused', 'Cancelled', 'Pending', 'Error', 'RedirectShopper']),
    sessionResult: z.string().optional(),
    action: z.object({ type: z.literal('redirect'), method: z.literal('GET'), url: z.string() }).optional(),
  })
  .meta({ id: 'SimulatedPaymentResult' });

/** Calls of the simulator's payment fields, which replace those of a provider. */
export function simulatorApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/payments/simulator/{session}',
      summary: 'Pays a session of the payment simulator',
      description:
        'Takes a token for the outcome of the payment, never a card number. Not available with a real provider.',
      params: z.object({ session: z.string().max(60) }),
      // Only letters are accepted, so that a card number cannot be sent by mistake.
      body: z.object({ token: z.string().regex(/^[a-z-]{1,20}$/) }),
      answer: result,
    },
    async ({ shop, visit, params, body }) =>
      paySimulated(shop, visit, { sessionId: params.session, token: body.token }),
  );

  return api;
}

import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { returnCart } from './return-cart.server.ts';

const formView = z
  .object({
    action: z.string().meta({ description: 'Where the form is posted.' }),
    target: z.string().meta({ description: 'The window that shows the answer.' }),
    charset: z.enum(['utf-8', 'iso-8859-1']),
    fields: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
  })
  .meta({ id: 'PunchOutForm' });

/** Order service: the end of a procurement session. */
export function punchoutReturnApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/punchout/close',
      summary: 'Close a procurement session and return its cart',
      description:
        'Answers with the form that takes the cart to the procurement system; the caller posts it. The session ends; for 15 minutes its cookie gets the same form again. Nothing is ordered.',
      needsToken: true,
      // The cookie of a visit that has ended still gets its form.
      access: ({ claims, endedVisit }) => ((claims ?? endedVisit) ? ok(undefined) : refuse({ code: 'not-signed-in' })),
      isSecret: true,
      answer: formView,
    },
    ({ shop, visit }) => returnCart(shop, visit),
  );
  return api;
}

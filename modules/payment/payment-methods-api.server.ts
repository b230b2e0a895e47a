import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { readNeedsApproval } from '../approval/read-needs-approval.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { marketParams } from '../market/market-schema.ts';
import { readPaymentMethods } from './read-payment-methods.server.ts';

const method = z
  .object({
    paymentMethodId: z.number().int(),
    code: z.string(),
    kind: z.enum(['card', 'account', 'redirect', 'external']),
    active: z.boolean(),
    name: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'PaymentMethod' });

/** Payment methods for the caller. */
export function paymentMethodsApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/paymentmethods',
      summary: 'The payment methods that a market offers to the caller',
      query: marketParams,
      answer: z.array(method),
    },
    async ({ shop, visit, query: { marketId } }) => {
      const market = findMarketBySiteId(marketId);
      if (!market) return refuse({ code: 'market-not-found', marketId });
      const methods = await readPaymentMethods(
        shop,
        { market, claims: visit.claims },
        { waits: await readNeedsApproval(shop, visit) },
      );
      const nameOf = (kind: string) => shop.texts.say(visit.language, 'payment', `method.${kind}`) ?? kind;
      return ok(methods.map((each, index) => ({ ...each, name: nameOf(each.kind), isDefault: index === 0 })));
    },
  );

  return api;
}

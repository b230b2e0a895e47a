import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { priceTermsOf } from '../pricing/wire-prices.ts';
import { checkLines } from './check-lines.server.ts';
import { checkInput, checkView, toCheckView } from './instant-order-schema.ts';

export function instantOrderApi() {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/instantorder/check',
      summary: 'Check order lines before adding them to a cart',
      description:
        'Up to 500 lines, each answered by kind and facts. Read-only; add the lines with carts/{id}/products/batch.',
      body: checkInput,
      answer: checkView,
    },
    async ({ shop, visit, body: { lines } }) => {
      const checked = await checkLines(shop, visit, { lines, mode: 'excl' });
      return checked.ok ? ok(toCheckView(checked.value.answers, priceTermsOf(visit))) : checked;
    },
  );
  return api;
}

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
      summary: 'Checks the lines of an order before they are put into a cart',
      description:
        'Up to 500 at once, each answered by its kind and facts; what can be ordered goes into a cart by carts/{id}/products/batch. Nothing is changed.',
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

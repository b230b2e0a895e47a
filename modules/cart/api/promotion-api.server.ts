import { ok } from '#core/result.ts';
import { addCall, createApi } from '../../api.server.ts';
import { checkCode } from '../../promotion/check-code.server.ts';
import { askPromotion } from './ask-promotion.server.ts';
import { promotionRequest, visitOf } from './promotion-request.ts';
import { codeParams, codeValidityView, promotionView, toPromotionView } from './promotion-schema.ts';

/** Discount codes as the price service offers them. The calls for carts apply them to a cart. */
export function promotionApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/Promotion/{code}/valid',
      summary: 'Whether a discount code is valid now, independent of a cart',
      params: codeParams,
      answer: codeValidityView,
    },
    async ({ shop, visit, params: { code } }) => ok(await checkCode(shop, visit, code)),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/Promotion/{code}',
      summary: 'The effect of a discount code on the given rows',
      params: codeParams,
      body: promotionRequest,
      answer: promotionView,
    },
    async ({ shop, visit, params: { code }, body }) => {
      const asked = visitOf(visit, body);
      if (!asked.ok) return asked;
      const rows = body.products.map(({ partNo, quantity, rowNumber }) => ({ sku: partNo, quantity, rowNumber }));
      return ok(toPromotionView(await askPromotion(shop, asked.value, { code, rows })));
    },
  );

  return api;
}

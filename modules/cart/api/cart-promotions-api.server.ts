import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../../api.server.ts';
import { codeStatuses } from '../../promotion/code-status.ts';
import { promotionResponse } from '../../promotion/promotion-response.ts';
import { putCode, takeOffCode } from '../apply-code.server.ts';
import { readCartPromotions } from './read-cart-promotions.server.ts';

const cartParams = z.object({ id: z.string().max(64) });
const codeParams = cartParams.extend({ code: z.string().trim().min(1).max(100) });

const codeAnswer = z
  .object({ status: z.enum(codeStatuses), name: z.string(), description: z.string(), message: z.string() })
  .meta({ id: 'DiscountCodeResult' });

/** Promotions and the discount code of a cart. Callers reach their own carts; any other cart answers 404. */
export function cartPromotionsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/cart/{id}/promotions',
      summary: 'The effects of promotions on a cart and its rows',
      description: 'Empty if prices are hidden from the caller.',
      params: cartParams,
      answer: promotionResponse,
    },
    async ({ shop, visit, params }) => readCartPromotions(shop, visit, { cartId: params.id }),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/cart/{id}/discountcodes/{code}',
      summary: 'Set the discount code of a cart',
      description: 'The status tells if a code cannot be used; the cart is then unchanged.',
      params: codeParams,
      answer: codeAnswer,
    },
    async ({ shop, visit, params }) => {
      const put = await putCode(shop, visit, { cartId: params.id, code: params.code });
      return put.ok ? ok(put.value) : put;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/cart/{id}/discountcodes/{code}',
      summary: 'Remove a discount code from a cart',
      params: codeParams,
      answer: codeAnswer,
    },
    async ({ shop, visit, params }) => takeOffCode(shop, visit, { cartId: params.id, code: params.code }),
  );

  return api;
}

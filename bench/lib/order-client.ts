import type { SendAnswer } from '#modules/checkout/send-answer.ts';
import type { SendPayload } from '#modules/checkout/send-payload.ts';
import { aSendPayload } from '#tests/build/order.ts';
import type { Connection } from './connection.ts';
import type { Buyer } from './order-world.ts';

type Headers = Record<string, string>;
type Method = SendPayload['deliveryMethod'];
type Goods = { readonly skus: readonly string[]; readonly deliveryMethod: Method };

const onAccount = 169;
/** The state of a placed order, and of one that waits for approval. */
const received = 100;
export const waiting = 0;

/** Orders over the API like a browser. A failed response is an error, because it would distort the measurement. */
export function orderClient(shop: string) {
  async function ask(one: Connection, method: string, path: string, headers: Headers, body?: unknown) {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const own = { origin: shop, 'content-type': 'application/json' };
    const answer = await one.ask(path, { method, headers: { ...own, ...headers }, ...text });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  async function newCart(one: Connection, skus: readonly string[], headers: Headers) {
    const products = skus.map((sku) => ({ sku, quantity: 1 }));
    const made = await ask(one, 'POST', '/api/cart/carts', headers, { products });
    const cookie = [made.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    return { cartId: (JSON.parse(made.text) as { id: string }).id, cookie: cookie.join('; ') };
  }

  const send = async (one: Connection, headers: Headers, payload: SendPayload) =>
    JSON.parse((await ask(one, 'POST', '/api/order/orders/send', headers, payload)).text) as SendAnswer;

  return {
    /** Delivery to the door, which needs no further choice. */
    findMethod: async (one: Connection, buyer?: Buyer): Promise<Method> => {
      const path = '/api/metadata/deliverymethods?marketId=1&countryCode=SE';
      const answer = await ask(one, 'GET', path, buyer ? { authorization: buyer.authorization } : {});
      const methods = JSON.parse(answer.text) as (Method & { kind: string | null })[];
      const method = methods.find(({ kind }) => kind !== 'service-point');
      if (!method) throw new Error('nothing is delivered here');
      const { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId } = method;
      return { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId };
    },
    /** A cart, an order, a valid card, and the return: four calls. */
    byGuest: async (one: Connection, { skus, deliveryMethod }: Goods): Promise<void> => {
      const { cartId, cookie } = await newCart(one, skus, {});
      const { link, payment } = await send(one, { cookie }, aSendPayload({ cartId, deliveryMethod }));
      const sessionId = payment?.sessionId ?? '';
      const paid = await ask(one, 'POST', `/api/order/payments/simulator/${sessionId}`, {}, { token: 'approve' });
      const { sessionResult } = JSON.parse(paid.text) as { sessionResult: string };
      const brought = { order: new URL(link).searchParams.get('o'), sessionId, sessionResult };
      const back = await ask(one, 'POST', '/api/order/payments/return', { cookie }, brought);
      const { paymentState } = JSON.parse(back.text) as { paymentState: string };
      if (paymentState !== 'Confirmed') throw new Error(`a payment became ${paymentState}`);
    },
    /** A cart and an order on account: two calls. Returns the id of the order. */
    byCompany: async (
      one: Connection,
      { skus, deliveryMethod }: Goods,
      person: Buyer,
      becomes: number = received,
    ): Promise<string> => {
      const { authorization, customerId, companyId } = person;
      const { cartId } = await newCart(one, skus, { authorization });
      const buyer = { ...aSendPayload().buyer, id: customerId, companyId };
      const facts = { cartId, marketId: 100, deliveryMethod, paymentMethodId: onAccount, useIncVat: false, buyer };
      const { status, orderId } = await send(one, { authorization }, aSendPayload(facts));
      if (status !== becomes) throw new Error(`an order became ${status}`);
      return orderId;
    },
  };
}

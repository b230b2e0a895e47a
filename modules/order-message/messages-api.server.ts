import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { orderParams as params, sealQuery as query } from '../order/order-way-schema.ts';
import { wayTo } from '../order/reach-order.server.ts';
import { messageBody, messagesAnswer, messageView, toMessageView } from './message-schema.ts';
import { listMessages, writeMessage } from './write-message.server.ts';

/** Messages between buyer and staff about an order, for people who may see the order. */
export function messagesApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/orders/{orderId}/messages',
      summary: 'What buyer and staff wrote about an order, the first first',
      needsToken: 'or-seal',
      params,
      query,
      answer: messagesAnswer,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link } }) => {
      const listed = await listMessages(shop, visit, { way: wayTo({ orderId, link }) });
      if (!listed.ok) return listed;
      const { messages, mayWrite } = listed.value;
      return ok({ messages: messages.map(toMessageView), mayWrite });
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{orderId}/messages',
      summary: 'Writes to staff about an order',
      description:
        'By whoever sees the order, or holds the seal of a guest’s. Sent again with the same id and text it is answered as it was; the id of another message is refused.',
      needsToken: 'or-seal',
      creates: true,
      params,
      query,
      body: messageBody,
      answer: messageView,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link }, body }) => {
      const written = await writeMessage(shop, visit, { way: wayTo({ orderId, link }), ...body });
      return written.ok ? ok(toMessageView(written.value)) : written;
    },
  );

  return api;
}

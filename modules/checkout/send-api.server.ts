import * as z from 'zod';
import { ok } from '#core/result.ts';
import { orderSendTimeoutMs } from '#core/timings.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { paymentStates } from '../payment/payment-state.ts';
import { placeOrder } from './place-order.server.ts';
import { within } from './send/within.ts';
import { sendPayload } from './send-payload.ts';

const sendAnswer = z
  .object({
    orderId: z.string(),
    orderNo: z.string(),
    status: z.int().meta({ description: '100 once it is received; 0 before, while it is paid or approved.' }),
    paymentState: z.enum(paymentStates),
    kind: z.enum(['ordinary', 'approval', 'punch-out']),
    total: z.number(),
    currency: z.string(),
    link: z.string().meta({ description: 'The status page, which shows the order to anyone with the address.' }),
    payment: z
      .object({
        provider: z.string(),
        sessionId: z.string(),
        clientData: z.record(z.string(), z.unknown()),
        config: z.record(z.string(), z.unknown()),
        expiresAt: z.iso.datetime(),
      })
      .optional()
      .meta({ description: 'Data for the drop-in, if a payment is due now.' }),
  })
  .meta({ id: 'SentOrder' });

/** Sending an order. */
export function sendApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/orders/send',
      summary: 'Send a cart as an order',
      description:
        'The same Idempotency-Key gets the same order, told by the header idempotent-replay; with other content or for ' +
        'another cart it is refused with 422 (key-reused), and another key for the same cart with 37 while it is sent and 38 afterwards. ' +
        'Without a key the same content gets the same order, other content 38, and a second sender at the same time 37. ' +
        'A refusal changes nothing: what was wrong can be corrected and sent again under the same key.',
      ownKey: true,
      isSecret: true,
      body: sendPayload,
      answer: sendAnswer,
    },
    async ({ shop, visit, body, key, carry }) => {
      const sent = await within(orderSendTimeoutMs, placeOrder(shop, visit, { payload: body, key }));
      if (!sent.ok) return sent;
      if (sent.value.isAgain) carry('idempotent-replay', 'true');
      return ok(sent.value.answer);
    },
  );

  return api;
}

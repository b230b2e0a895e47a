import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { finishPayment } from './finish-payment.server.ts';
import { notificationInput, notificationView, providerParams, returnInput, returnView } from './payments-schema.ts';
import { takeNotifications } from './settle/take-notifications.server.ts';

/** The API for payment results, from buyers and from providers. */
export function paymentsApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/payments/return',
      summary: 'A buyer is back from paying: how did it go?',
      description: 'Nothing that is sent is believed: the provider is asked.',
      body: returnInput,
      answer: returnView,
    },
    async ({ shop, visit, body: { order, ...results } }) => {
      const finished = await finishPayment(shop, visit, { link: order, ...results });
      return finished.ok ? ok({ paymentState: finished.value.paymentState, link: finished.value.link }) : finished;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/payments/notifications/{provider}',
      summary: 'Signed notifications of the payment provider',
      params: providerParams,
      body: notificationInput,
      checksTexts: true,
      answer: notificationView,
    },
    async ({ shop, params, body }) => {
      const taken = await takeNotifications(shop, { ...params, body });
      return taken.ok ? ok({ notificationResponse: '[accepted]' as const }) : taken;
    },
  );

  return api;
}

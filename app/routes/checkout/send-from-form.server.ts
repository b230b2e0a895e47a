import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import { placeOrder } from '#modules/checkout/place-order.server.ts';
import { type SendPayload, sendPayload } from '#modules/checkout/send-payload.ts';
import { toSendPayload } from '#modules/checkout/to-send-payload.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { pageOfStatus } from '#modules/order/status-page.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Refusal } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { payingHref, writePayingCookie } from './paying-cookie.ts';

type OrderToSend = { readonly view: CheckoutView; readonly mode: PriceMode; readonly form: FormData };

/** Sends the order as shown, and redirects to its payment or its result. */
export async function sendFromForm(
  shop: Shop,
  visit: Visit,
  { view, mode, form }: OrderToSend,
): Promise<Result<Response, Refusal>> {
  const { draft, who, cart } = view;
  const shown = shownIn(form);
  const key = form.get('key');
  const payload = toSendPayload(draft, {
    visit,
    cartId: cart.id,
    who,
    mode,
    isTest: draft.flags.isTestOrder,
    urls: statusUrls(shop, visit),
    ...(shown && { shown }),
  });
  const sent = await placeOrder(shop, visit, { payload, key: typeof key === 'string' ? key : undefined });
  // The page generates the key, so a reused one means that this cart was ordered before.
  if (!sent.ok) return sent.refusal.code === 'key-reused' ? refuse({ code: 'cart-locked' }) : sent;
  const { answer } = sent.value;
  const link = new URL(answer.link).searchParams.get('o') ?? '';
  if (!answer.payment) return ok(redirect(answer.link));
  writePayingCookie(visit, link);
  return ok(redirect(payingHref(visit.language, link)));
}

/** The amounts that the buyer saw. Undefined if the field is missing or malformed. */
export function shownIn(form: FormData): SendPayload['shown'] {
  const written = form.get('shown');
  try {
    return typeof written === 'string' ? sendPayload.shape.shown.parse(JSON.parse(written)) : undefined;
  } catch {
    return undefined;
  }
}

function statusUrls({ env }: Pick<Shop, 'env'>, { market, language }: Visit): SendPayload['redirectUrls'] {
  const home = storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
  const urlOf = (page: keyof SendPayload['redirectUrls']) =>
    new URL(routeHref(pageOfStatus[page], language), home).href;
  return {
    confirmed: urlOf('confirmed'),
    failed: urlOf('failed'),
    canceled: urlOf('canceled'),
    external: urlOf('external'),
    pending: urlOf('pending'),
  };
}

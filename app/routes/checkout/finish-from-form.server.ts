import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { notFound } from '#app/not-found.ts';
import { cancelPending } from '#modules/checkout/cancel-pending.server.ts';
import { finishPayment } from '#modules/checkout/finish-payment.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { dropPayingCookie } from './paying-cookie.ts';

type StepRequest = { readonly shop: Shop; readonly visit: Visit; readonly request: Request; readonly form: FormData };

const textIn = (form: FormData, name: string): string | undefined => {
  const text = form.get(name);
  return typeof text === 'string' && text !== '' ? text : undefined;
};

const linkIn = (request: Request): string => new URL(request.url).searchParams.get('o') ?? '';

/** The drop-in has finished: the provider decides whether the order is paid. After an error the buyer may try again. */
export async function finishFromForm({ shop, visit, request, form }: StepRequest) {
  const finished = await finishPayment(shop, visit, {
    link: linkIn(request),
    sessionId: textIn(form, 'sessionId') ?? '',
    sessionResult: textIn(form, 'sessionResult'),
  });
  if (!finished.ok) throw notFound();
  if (finished.value.outcome === 'error') return data({ isPaymentFailed: true as const }, { status: 409 });
  if (finished.value.paymentState !== 'Pending') dropPayingCookie(visit);
  return redirect(finished.value.link, 303);
}

/** Cancels the payment and restores the cart and the form, unless the order has been paid meanwhile. */
export async function giveUpFromForm({ shop, visit, request }: StepRequest) {
  const given = await cancelPending(shop, visit, { link: linkIn(request) });
  if (!given.ok) throw notFound();
  if (given.value.paymentState !== 'Pending') dropPayingCookie(visit);
  return redirect(given.value.page === 'canceled' ? routeHref('checkoutOrder', visit.language) : given.value.link, 303);
}

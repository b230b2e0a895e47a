import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { stepInTheWay } from '#modules/checkout/steps.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readOrderPage } from './read-order-page.server.ts';
import { sendFromForm } from './send-from-form.server.ts';

type StepRequest = { readonly shop: Shop; readonly visit: Visit; readonly request: Request; readonly form: FormData };

/** Sends the reviewed order. */
export async function sendReviewed({ shop, visit, request, form }: StepRequest) {
  const read = await readOrderPage(shop, visit, request);
  const way = read ? stepInTheWay(3, read.view.who, read.view.validity) : undefined;
  if (!read || way) throw redirect(routeHref(way?.page ?? 'checkout', visit.language), 303);
  const sent = await sendFromForm(shop, visit, { ...read, form });
  if (sent.ok) return sent.value;
  const told = { id: visit.requestId, refusal: wordsOf({ shop, visit }, sent.refusal) };
  return data(told, { status: statusOf[sent.refusal.code] });
}

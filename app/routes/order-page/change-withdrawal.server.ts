import { data, redirect } from 'react-router';
import * as z from 'zod';
import type { OrderPageAnswer } from '#app/components/order-page/order-page-view.ts';
import type { FoundWithdrawal } from '#app/components/order-page/withdrawal-view.ts';
import { type FormAnswer, type RequestContext, readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { emailField, textField } from '#core/fields.ts';
import { findGuestWithdrawal } from '#modules/returns/find-withdrawal.server.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { loadOrderPage } from './load-order-page.server.ts';

type Task = RequestContext & { readonly request: Request; readonly url: URL };

export type WithdrawalAnswer = {
  /** The entered order, if it cannot be found. */
  readonly asked?: FormAnswer;
  readonly found?: FoundWithdrawal;
  /** The problem of the statement, or that it must be confirmed. */
  readonly answer?: OrderPageAnswer;
};

const schema = z.object({ orderNo: textField({ max: 20 }), email: emailField });

/** A guest's way to withdraw. Number and address are sent with each step, because a link to the order would show all of it. */
export async function changeWithdrawal({ shop, visit, request, url }: Task) {
  const posted = await postedForm(request.clone());
  const form = readForm(
    { shop, visit, form: posted },
    {
      intent: 'find',
      domain: 'order-page',
      schema,
      labels: { orderNo: 'withdrawal.field.orderNo', email: 'withdrawal.field.email' },
      words: { 'order-not-found': 'withdrawal.notFound', 'withdrawal-closed': 'withdrawal.closed' },
    },
  );
  const no = ({ data: asked, init }: ReturnType<typeof form.ask>) => data<WithdrawalAnswer>({ asked }, init ?? {});
  if (!form.value) return no(form.ask());
  const reached = await findGuestWithdrawal(shop, visit, form.value);
  if (!reached.ok) return no(form.refuse(reached.refusal));
  const way = reached.value;
  const order = await loadOrderPage(shop, visit, way);
  const isSent = posted.get('intent') === 'withdraw';
  if (!order || (order.withdrawable.length === 0 && !isSent)) return no(form.refuse({ code: 'withdrawal-closed' }));
  const { orderNo, day, withdrawable, returnUntil, returnDays, buyer, keys } = order;
  const shown = { orderNo, day, withdrawable, returnUntil, returnDays, buyer, keys };
  const found: FoundWithdrawal = { order: shown, email: form.value.email };
  if (!isSent) return data<WithdrawalAnswer>({ found });
  const stated = await changeOrderPage({ shop, visit, request, url, way });
  // This page has no list of returns to lead to, only the notice at its top.
  if (stated instanceof Response) return redirect(`${url.pathname}?done=withdrawn`);
  return data<WithdrawalAnswer>({ found, answer: stated.data }, stated.init ?? {});
}

import { createContext, data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { CartReturned } from '#app/components/outcome/cart-returned.tsx';
import { Outcome } from '#app/components/outcome/outcome.tsx';
import { PunchoutConfirmed } from '#app/components/outcome/punchout-confirmed.tsx';
import { VisitOver } from '#app/components/outcome/visit-over.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { returnCart, wasReturned } from '#modules/punchout/return-cart.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/punchout-confirmed.ts';
import { loadOutcome } from './load-outcome.server.ts';

/** After the visit there is no order to show. */
const over = 'over';

/** Set by the action: the router then asks the loader of the same request, which has no order to find. */
const answeredContext = createContext(false);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  // The back button leads here without a form, and the address of an order has its link.
  const isBack = visit.endedVisit !== undefined && !url.searchParams.has('o');
  if (context.get(answeredContext) || url.searchParams.has(over) || isBack)
    return { isVisit: true as const, isReturned: await wasReturned(shop, visit) };
  return loadOutcome(shop, visit, { request, page: 'punchout/confirmed' });
}

/** The end of a procurement session: the page posts the cart to the procurement system, or says why it cannot. */
export async function action({ context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const closed = await returnCart(shop, visit);
  if (!closed.ok && ['not-signed-in', 'punch-out-session-missing'].includes(closed.refusal.code))
    return redirect(`${routeHref('checkoutStatusPunchoutConfirmed', visit.language)}?${over}=1`);
  context.set(answeredContext, true);
  const headers = { 'cache-control': 'no-store' };
  return closed.ok
    ? data({ form: closed.value }, { headers })
    : data({ problem: wordsOf({ shop, visit }, closed.refusal) }, { status: statusOf[closed.refusal.code], headers });
}

export default function PunchoutConfirmedPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!('isVisit' in loaderData)) return <Outcome view={loaderData} Draw={PunchoutConfirmed} />;
  if (actionData && 'form' in actionData) return <CartReturned form={actionData.form} />;
  return <VisitOver isReturned={loaderData.isReturned} problem={actionData?.problem} />;
}

import { createContext, data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { CartReturned } from '#app/components/outcome/cart-returned.tsx';
import { Outcome } from '#app/components/outcome/outcome.tsx';
import { PunchoutConfirmed } from '#app/components/outcome/punchout-confirmed.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { cookieOptions } from '#app/routes/login/enter.server.ts';
import { clearedCookies } from '#modules/auth/session-cookies.ts';
import { returnCart } from '#modules/punchout/return-cart.server.ts';
import type { Route } from './+types/punchout-confirmed.ts';
import { loadOutcome } from './load-outcome.server.ts';

/** After the cart was returned there is no order to show. */
const returned = 'returned';

/** Set by the action: the router then asks the loader of the same request, which has no order to find. */
const returnedContext = createContext(false);

export function loader({ context, request, url }: Route.LoaderArgs) {
  if (context.get(returnedContext) || url.searchParams.has(returned)) return { isReturned: true as const };
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'punchout/confirmed' });
}

/** The end of a procurement session: the page posts the cart to the procurement system. */
export async function action({ context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const closed = await returnCart(shop, visit);
  if (!closed.ok) {
    const isOver = ['not-signed-in', 'punch-out-session-missing'].includes(closed.refusal.code);
    const over = `${routeHref('checkoutStatusPunchoutConfirmed', visit.language)}?${returned}=1`;
    return redirect(isOver ? over : routeHref('checkout', visit.language));
  }
  context.set(returnedContext, true);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const line of clearedCookies(cookieOptions(shop, visit))) headers.append('set-cookie', line);
  return data(closed.value, { headers });
}

export default function PunchoutConfirmedPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('isReturned' in loaderData) return <CartReturned form={actionData} />;
  return <Outcome view={loaderData} Draw={PunchoutConfirmed} />;
}

import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { exportMyData } from '#modules/account/export-my-data.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Route } from './+types/export.ts';

/** A file instead of a screen: the personal data of the signed-in customer. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const exported = await exportMyData(context.get(shopContext), visit);
  // The settings say why there is no file.
  if (!exported.ok && exported.refusal.code === 'not-while-acting')
    return redirect(`${routeHref('accountSettings', visit.language)}#data`);
  if (!exported.ok) throw notFound();
  return new Response(JSON.stringify(exported.value, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="yrke-${dayIn(visit.market.marketId, visit.now)}.json"`,
      'cache-control': 'no-store',
    },
  });
}

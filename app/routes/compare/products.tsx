import { shopContext, visitContext } from '#app/context.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { Route } from './+types/products.ts';
import { loadComparison } from './load-comparison.server.ts';

/** Data of the drawer. Never cached, because prices are the visitor's own. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json(await loadComparison(shop, visit, request), { headers });
  } catch (error) {
    if (isAway(error)) throw error;
    const facts = { err: error, requestId: visit.requestId, asked: url.search };
    shop.log.error(facts, 'the compared products could not be loaded');
    return new Response(null, { status: 500, headers });
  }
}

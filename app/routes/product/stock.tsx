import type { StockAnswer } from '#app/components/product/use-loaded-stock.ts';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/stock.ts';
import { findForVisitor } from './find-for-visitor.server.ts';
import { readVisibleStock } from './read-visible-stock.server.ts';

/** What a product page asks beside itself. No stock at all where the product has left the assortment meanwhile. */
export async function loader({ context, request, params: { basePartNo } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { detail } = await findForVisitor(shop, context.get(visitContext), request, { basePartNo });
  const answer: StockAnswer = { stock: detail ? await readVisibleStock(shop, detail) : null };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

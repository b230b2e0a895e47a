import type { StockAnswer } from '#app/components/product/use-loaded-stock.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import type { Route } from './+types/stock.ts';
import { readLooking } from './read-looking.server.ts';
import { readVisibleStock } from './read-visible-stock.server.ts';

/** Stock of a product page. Null if the product has left the assortment. */
export async function loader({ context, request, params: { basePartNo } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { viewer } = await readLooking(shop, visit, request);
  const detail = await findProduct(shop, visit, viewer, { basePartNo });
  const answer: StockAnswer = { stock: detail ? await readVisibleStock(shop, detail) : null };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

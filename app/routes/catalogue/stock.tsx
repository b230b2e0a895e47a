import type { StockBySku } from '#app/components/catalogue/use-stock.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { basePartNumber } from '#core/sku.ts';
import { listPageSize } from '#modules/assortment/list-question.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import { readStock } from '#modules/assortment/read-stock.server.ts';
import type { Route } from './+types/stock.ts';

/** Stock of the visible products of a list. Never cached, because it changes with every order. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const partNos = (url.searchParams.get('partNos') ?? '').split(',').filter((one) => /^[A-Z0-9]{8,12}$/.test(one));
  const bases = [...new Set(partNos.map(basePartNumber))].slice(0, listPageSize);
  const { viewer } = await readLooking(shop, visit, request);
  const cards = await readCards(shop, visit, viewer, bases);
  const colours = cards.flatMap((card) => card.colours);
  const levels = await readStock(shop, {
    skus: colours.flatMap(({ partNo, sizes }) => sizes.map((size) => `${partNo}${size}`)),
  });
  const stock: StockBySku = Object.fromEntries(
    levels.map(({ sku, onHandValue, nextDeliveryDate: next }) => [
      sku,
      { onHand: onHandValue, ...(onHandValue <= 0 && next !== undefined && { next }) },
    ]),
  );
  return Response.json(stock, { headers: { 'cache-control': 'no-store' } });
}

import type { StockBySku } from '#app/components/catalogue/use-stock.ts';
import { shopContext } from '#app/context.ts';
import { basePartNumber } from '#core/sku.ts';
import { listPageSize } from '#modules/assortment/listing.ts';
import { readStock } from '#modules/assortment/read-stock.server.ts';
import type { Route } from './+types/stock.ts';

/** What is there of the products of a list, size by size. Never kept: it changes with every order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const partNos = (url.searchParams.get('partNos') ?? '').split(',').filter((one) => /^[A-Z0-9]{8,12}$/.test(one));
  const bases = [...new Set(partNos.map(basePartNumber))].slice(0, listPageSize);
  const levels = await Promise.all(bases.map((basePartNo) => readStock(shop, { basePartNo })));
  const stock: StockBySku = Object.fromEntries(
    levels
      .flat()
      .map(({ sku, onHandValue, nextDeliveryDate: next }) => [
        sku,
        { onHand: onHandValue, ...(onHandValue <= 0 && next !== undefined && { next }) },
      ]),
  );
  return Response.json(stock, { headers: { 'cache-control': 'no-store' } });
}

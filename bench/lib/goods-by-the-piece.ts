import { dateIn } from '#core/dates.ts';
import { benchFeed, publicList } from './catalogue/feed.ts';

/** A feed with this number of products, and those that every visitor may buy by the piece. */
export function goodsByThePiece(products: number) {
  const rows = [...benchFeed(products, dateIn('Europe/Stockholm', new Date()))];
  const priced = new Set(
    rows.flatMap((row) => (row.kind === 'price' && row.priceList === publicList ? row.partNo : [])),
  );
  const bought = rows.flatMap((row) =>
    row.kind === 'product' && row.publicAssortment && row.parametrics.Quantity?.join() === '1' ? row.colours : [],
  );
  const skus = bought.filter(({ partNo }) => priced.has(partNo)).flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
  if (skus.length === 0) throw new Error('the feed sells nothing by the piece');
  return { rows, skus };
}

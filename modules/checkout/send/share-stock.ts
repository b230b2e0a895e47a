import { ok, type Result, refuse } from '#core/result.ts';
import type { SkuPieces, StockBefore } from '../../catalogue/stock-store.server.ts';
import type { OrderRow } from '../../order/order.ts';
import type { Refusal } from '../../refusals.ts';

/** Services and articles of other sellers are not in our stock. */
const isOurs = ({ type }: OrderRow) => type === 'DefaultArticle';
/** Stock is counted in whole pieces: half a metre of tape is cut from a whole one. */
const piecesOf = ({ quantity }: OrderRow) => Math.ceil(quantity);

/** The pieces to take from the stock, one entry for each sku. */
export function wantedPieces(rows: readonly OrderRow[]): SkuPieces[] {
  const pieces = new Map<string, number>();
  for (const row of rows.filter(isOurs)) pieces.set(row.sku, (pieces.get(row.sku) ?? 0) + piecesOf(row));
  return [...pieces].map(([sku, count]) => ({ sku, pieces: count }));
}

/**
 * Divides the stock among rows: paid rows before free gifts, otherwise in row order. Missing pieces follow later if a delivery date is
 * known; otherwise the order is refused.
 */
export function shareStock(rows: readonly OrderRow[], stock: readonly StockBefore[]): Result<OrderRow[], Refusal> {
  const left = new Map(stock.map((level) => [level.sku, level.onHand]));
  const levels = new Map(stock.map((level) => [level.sku, level]));
  const shared = new Map<number, OrderRow>();
  for (const row of [...rows].sort((a, b) => Number(a.price.isFree) - Number(b.price.isFree))) {
    if (!isOurs(row)) continue;
    const level = levels.get(row.sku);
    if (!level) return refuse({ code: 'stock-unknown', name: nameOf(row), sku: row.sku });
    const onHand = left.get(row.sku) ?? 0;
    const taken = Math.min(onHand, piecesOf(row));
    const backOrdered = piecesOf(row) - taken;
    if (backOrdered > 0 && row.price.isFree) return refuse({ code: 'promotions-changed' });
    if (backOrdered > 0 && level.nextDeliveryDate === undefined)
      return refuse({ code: 'out-of-stock', name: nameOf(row), sku: row.sku, onHand: level.onHand });
    left.set(row.sku, onHand - taken);
    const nextDeliveryDate = backOrdered > 0 ? level.nextDeliveryDate : undefined;
    shared.set(row.rowNumber, { ...row, taken, backOrdered, nextDeliveryDate });
  }
  return ok(rows.map((row) => shared.get(row.rowNumber) ?? row));
}

/** The rows with their stock, if the order holds all of its pieces already; undefined if some are to be returned or taken. */
export function withHeldStock(rows: readonly OrderRow[], held: readonly OrderRow[]): OrderRow[] | undefined {
  const taken = new Map<string, number>();
  for (const row of held) if (row.taken > 0) taken.set(row.sku, (taken.get(row.sku) ?? 0) + row.taken);
  const wanted = wantedPieces(rows);
  if (wanted.length !== taken.size || wanted.some(({ sku, pieces }) => taken.get(sku) !== pieces)) return undefined;
  const whole = (row: OrderRow) => ({ ...row, taken: piecesOf(row), backOrdered: 0, nextDeliveryDate: undefined });
  return rows.map((row) => (isOurs(row) ? whole(row) : row));
}

const nameOf = ({ name, sku }: OrderRow) => name || sku;

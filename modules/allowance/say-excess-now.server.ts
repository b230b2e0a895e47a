import type { Order, OrderRow } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { exceededBy } from './allowance.ts';
import { lastDayOf } from './allowance-period.ts';
import { countLeft, readCounting } from './read-left.server.ts';
import { type ExcessText, readExcessWords } from './say-excess.server.ts';

type Counted = {
  readonly order: Pick<Order, 'id' | 'owner' | 'buyer' | 'createdAt'>;
  readonly rows: readonly OrderRow[];
};

/**
 * The allowances that rows of a waiting order exceed now, counted with all other orders of the period in which it was
 * sent. The stored excess may be outdated by changes to other orders. The caller checks who may see the order.
 */
export async function sayExcessNow(
  shop: Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log' | 'texts'>,
  visit: Visit,
  { order: { id, owner, buyer, createdAt }, rows }: Counted,
): Promise<readonly ExcessText[]> {
  if (owner.kind !== 'company' || rows.length === 0) return [];
  const wearerOf = ({ coworker }: OrderRow) => coworker?.id ?? buyer.id ?? owner.customerId;
  const counting = await readCounting(shop, {
    companyId: owner.companyId,
    wearerIds: [...new Set(rows.map(wearerOf))],
    skus: rows.map(({ sku }) => sku),
    at: createdAt,
    except: id,
  });
  if (!counting) return [];
  const wanted = rows.map((row) => ({
    rowId: String(row.rowNumber),
    wearerId: wearerOf(row),
    quantity: row.quantity,
    categories: counting.categoriesOf(row.sku),
  }));
  const exceeded = exceededBy(await countLeft(shop.db, counting), wanted);
  if (exceeded.length === 0) return [];
  const textOf = await readExcessWords(shop, visit);
  return exceeded.map(({ allowance: { category, pieces }, used, wanted: pieceCount, days, rowIds }) => {
    const rowNumbers = rowIds.map(Number);
    return {
      rowNumbers,
      text: textOf({ category, pieces, used, wanted: pieceCount, lastDay: lastDayOf(days), rowNumbers }),
    };
  });
}

import { ok } from '#core/result.ts';
import type { SkuPieces } from '../../catalogue/stock-store.server.ts';
import { returnStock } from '../../catalogue/stock-store.server.ts';
import { saveDenied } from '../denied-store.server.ts';
import { giveBack } from '../give-back.server.ts';
import { goodsOf, type HeldOrder, keptOf } from '../held-order.ts';
import { insertStep } from '../order-step-store.server.ts';
import { gatherPieces, type Pieces, plus } from '../pieces.ts';
import type { ReportOf } from '../report.ts';
import type { NoteFact } from './noting.server.ts';

/** What will not come: stock that was taken for it goes back, and so does what was paid or billed for it. */
export const noteDenial: NoteFact<ReportOf<'denial'>> = async ({ shop, db, held, key, now }, { rows }) => {
  const { order } = held;
  const asked = gatherPieces(rows);
  const denied = new Map(
    goodsOf(order).map(({ rowNumber, quantity }) => {
      const before = held.denied.get(rowNumber) ?? 0;
      return [rowNumber, Math.min(quantity, plus(before, asked.get(rowNumber) ?? 0))];
    }),
  );
  const changed = goodsOf(order).flatMap(({ rowNumber }) => {
    const quantity = plus(denied.get(rowNumber) ?? 0, -(held.denied.get(rowNumber) ?? 0));
    return quantity > 0 ? [{ rowNumber, quantity }] : [];
  });
  if (changed.length === 0) return ok({});
  const [before, after] = [keptOf(held), keptOf({ ...held, denied })];
  await saveDenied(db, order.id, takenAfter(held, denied));
  await returnStock(db, freedOf(held, denied));
  await insertStep(db, order.id, now, { kind: 'denial', rows: changed });
  await giveBack({ shop, db, held, now, key: `denial-${key}`, before, after });
  return ok({ denied: changed });
};

/** Pieces that were to come later had not left the stock: they are the first that are denied. */
const takenAfter = ({ order }: HeldOrder, denied: Pieces) =>
  goodsOf(order).map(({ rowNumber, quantity, taken }) => {
    const gone = denied.get(rowNumber) ?? 0;
    return { rowNumber, denied: gone, taken: Math.min(taken, Math.ceil(plus(quantity, -gone))) };
  });

function freedOf(held: HeldOrder, denied: Pieces): SkuPieces[] {
  const left = new Map(takenAfter(held, denied).map(({ rowNumber, taken }) => [rowNumber, taken]));
  return goodsOf(held.order).flatMap(({ rowNumber, sku, taken }) => {
    const pieces = taken - (left.get(rowNumber) ?? taken);
    return pieces > 0 ? [{ sku, pieces }] : [];
  });
}

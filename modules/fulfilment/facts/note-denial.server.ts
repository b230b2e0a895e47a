import { ok, refuse } from '#core/result.ts';
import type { SkuPieces } from '../../catalogue/stock-store.server.ts';
import { returnStock } from '../../catalogue/stock-store.server.ts';
import { saveDenied } from '../../order/order-progress-store.server.ts';
import { gatherPieces, type Pieces, plus } from '../../order/pieces.ts';
import { giveBack } from '../give-back.server.ts';
import { goodsOf, type HeldOrder, keptOf, paidForOf, unsentOf } from '../held-order.ts';
import { insertStep } from '../order-step-store.server.ts';
import type { ReportOf } from '../reports/report.ts';
import type { NoteFact } from './noting.server.ts';

/**
 * Pieces that will not be delivered: their stock is returned, and their payment is refunded or credited. Pieces that have left the
 * warehouse cannot be denied, only returned.
 */
export const noteDenial: NoteFact<ReportOf<'denial'>> = async ({ shop, db, held, key, now, returnId }, { rows }) => {
  const { order } = held;
  const asked = gatherPieces(rows);
  const left = gatherPieces(unsentOf(held));
  const over = [...asked].filter(([rowNumber, pieces]) => pieces > (left.get(rowNumber) ?? 0));
  if (over.length > 0) return refuse({ code: 'denied-too-many', rows: over.map(([row]) => row).join(', ') });
  const changed = [...asked].map(([rowNumber, quantity]) => ({ rowNumber, quantity }));
  const before = [...held.denied].map(([rowNumber, quantity]) => ({ rowNumber, quantity }));
  const denied = gatherPieces([...before, ...changed]);
  await saveDenied(db, order.id, takenAfter(held, denied));
  await returnStock(db, freedOf(held, denied));
  await insertStep(db, order.id, now, { kind: 'denial', rows: changed });
  const pieces = { before: paidForOf(held), after: keptOf({ ...held, denied }) };
  const isMoneyBack = await giveBack({ shop, db, held, now, key: `denial-${key}`, returnId, ...pieces });
  return ok({ denied: changed, isMoneyBack });
};

/** Back-ordered pieces have taken no stock, so they are denied first. */
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

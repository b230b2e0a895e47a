import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { returnStock } from '../catalogue/stock-store.server.ts';
import type { ReportShop } from '../fulfilment/apply-report.server.ts';
import { cancelUnsent } from '../fulfilment/cancel-unsent.server.ts';
import { giveBack } from '../fulfilment/give-back.server.ts';
import { type HeldOrder, keptOf, paidForOf, unsentOf } from '../fulfilment/held-order.ts';
import { holdOrder, readHeld } from '../fulfilment/hold-order.server.ts';
import { moveAlong } from '../fulfilment/move-along.server.ts';
import type { OrderReturn, ReturnState } from '../fulfilment/order-return.ts';
import { insertStep } from '../fulfilment/order-step-store.server.ts';
import { findReturn, saveDecision } from '../fulfilment/return-store.server.ts';
import { tellPapers } from '../fulfilment/tell-papers.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { orderReturnDecided } from '../order/order-events.ts';
import { gatherPieces, plus, type RowPieces } from '../order/pieces.ts';
import type { Visit } from '../visit.ts';
import { unsentPart } from './unsent-part.ts';

type Decision = {
  readonly returnId: string;
  readonly state: Exclude<ReturnState, 'asked'>;
  readonly answer: string;
};

type Decided = Result<
  OrderReturn['id'],
  {
    code:
      | 'return-not-found'
      | 'return-decided'
      | 'withdrawal-binding'
      | 'exchange-sent'
      | 'not-allowed'
      | 'not-signed-in';
  }
>;

/**
 * Staff with the task orders. Goods, money and documents follow in the same transaction, only once for concurrent
 * requests.
 */
export async function decideReturn(shop: ReportShop, visit: Visit, input: Decision): Promise<Decided> {
  const allowed = allowChange(visit, 'orders');
  if (!allowed.ok) return allowed;
  const { customer_id: decidedBy } = allowed.value;
  const { returnId, state, answer } = input;
  return afterCollisions(() =>
    inTransaction(shop.db, async (db): Promise<Decided> => {
      const now = shop.clock.now();
      const found = await findReturn(db, returnId);
      const before = found && (await holdOrder(db, found.orderId));
      // Read again, because pieces of the replacement may have been denied while this waited for the lock.
      const asked = before && (await findReturn(db, returnId));
      if (!asked || !before) return refuse({ code: 'return-not-found' });
      if (asked.kind === 'withdrawal' && state === 'refused') return refuse({ code: 'withdrawal-binding' });
      const unsent = state === 'accepted' ? unsentPart(before, asked) : [];
      const rows = withCancelled(asked, unsent);
      const decision = { id: returnId, state, answer, decidedAt: now, decidedBy, rows };
      if (!(await saveDecision(db, decision))) return refuse({ code: 'return-decided' });
      const { orderId } = asked;
      await recordChange(db, visit, {
        action: 'return.decided',
        subject: returnId,
        before: { state: asked.state },
        after: { state, orderId },
        personal: { of: asked.askedBy, before: { answer: asked.answer }, after: { answer } },
      });
      await insertStep(db, orderId, now, { kind: `return-${state}`, returnId });
      const payload = { orderId, returnId, state };
      await shop.events.publish(db, { name: orderReturnDecided, key: orderId, payload });
      if (state === 'refused')
        return (await callOff(shop, db, asked, now)) ? ok(returnId) : refuse({ code: 'exchange-sent' });
      const left = stillUnsent(before, unsent);
      const key = `return-${returnId}`;
      if (left.length > 0) await cancelUnsent({ shop, db, held: before, key, now, returnId }, left);
      const after = await readHeld(db, orderId);
      if (!after) throw new Error(`the order ${orderId} went while it was held`);
      await returnStock(db, sellableOf(after, { rows }));
      const pieces = { before: paidForOf({ ...after, returned: before.returned }), after: keptOf(after) };
      await giveBack({ shop, db, held: after, now, key, returnId, ...pieces });
      await tellPapers(shop, db, before);
      await moveAlong(shop, db, { orderId, returnId });
      return ok(returnId);
    }),
  );
}

/** Cancels the replacement of a refused exchange. False if a part of it was dispatched. */
async function callOff(shop: ReportShop, db: Db, { id, replacement }: OrderReturn, now: Date): Promise<boolean> {
  const held = replacement && (await holdOrder(db, replacement.orderId));
  if (!held) return true;
  if (held.deliveries.length > 0) return false;
  const denied = unsentOf(held);
  if (denied.length === 0) return true;
  await cancelUnsent({ shop, db, held, key: `return-${id}`, now }, denied);
  await moveAlong(shop, db, { orderId: held.order.id, denied });
  return true;
}

/** The ERP may have denied some pieces since the withdrawal; these are cancelled already. */
function stillUnsent(held: HeldOrder, unsent: readonly RowPieces[]): RowPieces[] {
  const open = gatherPieces(unsentOf(held));
  return unsent.flatMap(({ rowNumber, quantity }) => {
    const pieces = Math.min(quantity, open.get(rowNumber) ?? 0);
    return pieces > 0 ? [{ rowNumber, quantity: pieces }] : [];
  });
}

function withCancelled({ rows }: OrderReturn, unsent: readonly RowPieces[]): OrderReturn['rows'] {
  const cancelled = gatherPieces(unsent);
  return rows.map((row) => {
    const pieces = cancelled.get(row.rowNumber);
    return pieces === undefined ? row : { ...row, cancelled: pieces };
  });
}

/** Faulty goods are not sold again, and goods of another supplier are not in our stock. */
function sellableOf({ order }: HeldOrder, { rows }: Pick<OrderReturn, 'rows'>) {
  return rows.flatMap(({ rowNumber, quantity, reason, cancelled = 0 }) => {
    const row = order.rows.find((one) => one.rowNumber === rowNumber);
    const isOurs = row?.type === 'DefaultArticle' && reason !== 'faulty';
    const pieces = Math.floor(plus(quantity, -cancelled));
    return isOurs && pieces > 0 ? [{ sku: row.sku, pieces }] : [];
  });
}

import { sql } from 'kysely';
import { refuse } from '#core/result.ts';
import type { OrderExport } from '../order/order-export.ts';
import { orderStatuses } from '../order/order-status.ts';
import { applyReport, type ReportShop } from './apply-report.server.ts';
import { readHeld } from './hold-order.server.ts';
import { partsOf, refusalOfPart } from './import-refusals.ts';
import { findSteps } from './order-step-store.server.ts';
import { deleteImportRefusal } from './simulated/import-refusal-store.server.ts';
import { nextReport, pauseMs } from './simulated/simulated-warehouse.ts';
import './fulfilment-tables.server.ts';

const source = 'simulated-erp';
const takenAs = (orderId: string) => `${orderId}:received`;
/** Long enough for back-ordered goods; an order that is still open after this was given up. */
const followedMs = 120 * 24 * 60 * 60_000;
const atOnce = 100;

/** Accepts orders as an ERP would, and reports it. `simulateErp` does the rest. */
export function createSimulatedErp(shop: ReportShop, files: OrderExport): OrderExport {
  return {
    check: async (draft) => {
      for (const part of partsOf(draft))
        if (await deleteImportRefusal(shop.db, part)) return refuse({ code: refusalOfPart[part] });
      return files.check(draft);
    },
    send: async (order) => {
      await files.send(order);
      const report = { kind: 'status', status: orderStatuses.Received } as const;
      await applyReport(shop, { orderId: order.id, source, messageId: takenAs(order.id), report });
    },
  };
}

/** Scheduled: moves every exported order one step once its last step is some minutes old. */
export async function simulateErp(shop: ReportShop): Promise<number> {
  const now = shop.clock.now();
  let moved = 0;
  for (const orderId of await listTaken(shop, now)) {
    if (await moveOn(shop, orderId, now)) moved += 1;
  }
  return moved;
}

async function listTaken({ db }: ReportShop, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_report as r')
    .innerJoin('order_view as o', 'o.id', 'r.order_id')
    .select('o.id')
    .where('r.source', '=', source)
    .where('r.message_id', 'like', '%:received')
    .where(isOnItsWay)
    .where('o.placed_at', '>', new Date(now.getTime() - followedMs))
    .orderBy('o.placed_at')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Not denied as a whole, and not fully billed or billed before everything arrived. */
const isOnItsWay = sql<boolean>`o.way is distinct from 'refused' and (o.status < ${orderStatuses.Invoiced}
  or exists (select 1 from order_delivery d where d.order_id = o.id and d.arrived_at is null)
  or (o.reported < ${orderStatuses.Delivered} and exists (
    select 1 from order_row_view r where r.order_id = o.id and r.type <> 'FreightArticle' and r.coming > (
      select coalesce(sum((piece ->> 'quantity')::numeric), 0)
      from order_delivery d, jsonb_array_elements(d.rows) piece
      where d.order_id = o.id and (piece ->> 'rowNumber')::int = r.row_number))))`;

/** Two processes at the same moment find the same step with the same message id. */
async function moveOn(shop: ReportShop, orderId: string, now: Date): Promise<boolean> {
  const held = await readHeld(shop.db, orderId);
  if (!held) return false;
  const steps = await findSteps(shop.db, orderId);
  const last = Math.max(held.order.placedAt?.getTime() ?? 0, ...steps.map(({ at }) => at.getTime()));
  const report = now.getTime() - last >= pauseMs ? nextReport(held, now) : undefined;
  if (!report) return false;
  const applied = await applyReport(shop, { orderId, source, messageId: `${orderId}:${steps.length}`, report });
  return applied.ok && applied.value.isNew;
}

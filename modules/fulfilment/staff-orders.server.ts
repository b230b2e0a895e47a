import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange, mayDo } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { applyReport, type ReportShop } from './apply-report.server.ts';
import { factsOf } from './held-order.ts';
import { readHeld } from './hold-order.server.ts';
import { type Move, movesOf, reportOf, taskOfMove } from './moves.ts';
import { findSteps } from './order-step-store.server.ts';
import { progressOf } from './progress.ts';
import { findReturns } from './return-store.server.ts';

/**
 * For staff with the task orders or finance: an order, its progress and its possible next steps. An order that waits for approval has no
 * steps for staff.
 */
export async function readStaffOrder({ db }: Pick<Shop, 'db'>, visit: Visit, { orderId }: { orderId: string }) {
  const allowed = allowRead(visit, 'orders', 'finance');
  if (!allowed.ok) return allowed;
  const { now } = visit;
  const held = await readHeld(db, orderId);
  if (!held || !(held.order.placedAt || held.order.kind === 'approval')) return refuse({ code: 'order-not-found' });
  const facts = factsOf(held, now);
  return ok({
    ...held,
    facts,
    progress: progressOf(facts),
    moves: movesOf(held, now).filter((move) => mayDo(visit.claims, taskOfMove(move))),
    steps: await findSteps(db, orderId),
    returns: await findReturns(db, orderId),
  });
}

type Input = { readonly orderId: string; readonly move: Move; readonly messageId: string };

/** Does one step of the warehouse. The same button pressed twice is one message, two buttons of a page are two. */
export async function moveOrder(shop: ReportShop, visit: Visit, { orderId, move, messageId }: Input) {
  const allowed = allowChange(visit, taskOfMove(move));
  if (!allowed.ok) return allowed;
  const held = await readHeld(shop.db, orderId);
  if (!held) return refuse({ code: 'order-not-found' });
  const report = reportOf(held, move, visit.now);
  // Another request was faster: the page shows the remaining steps.
  const done = ok({ status: held.order.status, isNew: false, papers: [] });
  if (!report) return done;
  const told = { orderId, source: 'staff', messageId: `${orderId}:${messageId}:${move}`, report };
  const applied = await applyReport(shop, told, (db, status) =>
    recordChange(db, visit, {
      action: 'order.moved',
      subject: orderId,
      before: { status: status.before },
      after: { status: status.after, move },
    }),
  );
  // A repeated press must not do the next step of the same kind, which was not requested.
  return !applied.ok && applied.refusal.code === 'message-reused' ? done : applied;
}

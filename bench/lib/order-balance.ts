import { setTimeout as pause } from 'node:timers/promises';
import type { Query } from './order-database.ts';
import { piecesOfEach } from './order-world.ts';

/** All follow-ups of an order must be done within this time. */
export const followedWithinMs = 20_000;

/** Checks that every response is an order, every order took exactly its pieces, and no follow-up is pending. */
export async function expectBalance(query: Query, answers: number, rowsOfAnOrder: number): Promise<void> {
  await followed(query);
  const found = {
    orders: await numberOf(query, 'select count(*) from orders where placed_at is not null and given_up_at is null'),
    others: await numberOf(query, 'select count(*) from orders where placed_at is null or given_up_at is not null'),
    taken: await numberOf(query, 'select coalesce(sum(taken), 0) from order_row'),
    gone: await numberOf(query, `select coalesce(sum(${piecesOfEach} - on_hand), 0) from stock`),
  };
  const pieces = answers * rowsOfAnOrder;
  const wanted = { orders: answers, others: 0, taken: pieces, gone: pieces };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`the books do not balance: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Waits until all mails and other follow-ups are done. */
export async function followed(query: Query): Promise<void> {
  const begun = performance.now();
  const open = 'select count(*) from outbox_delivery where delivered_at is null and parked_at is null';
  while ((await numberOf(query, open)) > 0) {
    if (performance.now() - begun > followedWithinMs) throw new Error('what follows an order took too long');
    await pause(50);
  }
}

async function numberOf(query: Query, text: string): Promise<number> {
  const { rows } = await query(text);
  return Number(Object.values(rows[0] ?? {})[0]);
}

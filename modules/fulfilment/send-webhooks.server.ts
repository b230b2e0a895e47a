import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { tryAgainAt } from './webhooks/back-off.ts';
import { signatureHeader, signatureOf } from './webhooks/sign.server.ts';
import { type DueCall, markFailed, markTaken, takeDueCalls } from './webhooks/webhook-store.server.ts';

type SendShop = Pick<Shop, 'db' | 'http' | 'clock' | 'log'>;

const atOnce = 20;
const waitMs = 10_000;
/** Nobody else takes a call while it is made. */
const leaseMs = 5 * 60_000;
const answerKept = 300;

/** The shop itself, each minute: calls that are due, until there are none. Each reaches its receiver at least once. */
export async function sendWebhooks(shop: SendShop): Promise<number> {
  const now = shop.clock.now();
  const due = await takeDueCalls(shop.db, now, new Date(now.getTime() + leaseMs), atOnce);
  await Promise.all(due.map((call) => send(shop, call)));
  return due.length < atOnce ? due.length : due.length + (await sendWebhooks(shop));
}

async function send(shop: SendShop, call: DueCall): Promise<void> {
  const now = shop.clock.now();
  try {
    const body = await bodyOf(shop, call);
    await shop.http.call(call.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'yrke-event': call.event,
        'yrke-delivery': call.id,
        [signatureHeader]: signatureOf(call.secret, body, now),
      },
      timeoutMs: waitMs,
    });
    await markTaken(shop.db, call.id, 'ok', now);
  } catch (error) {
    const nextAt = tryAgainAt(call.attempts + 1, now);
    await markFailed(shop.db, call.id, { answer: answerOf(error), nextAt, now });
    if (!nextAt) shop.log.warn({ err: error, call: call.id, url: call.url }, 'a webhook was given up');
  }
}

/** The order as it is at this moment: calls may come late. */
async function bodyOf({ db }: SendShop, { id, event, eventId, orderId, facts, createdAt }: DueCall): Promise<string> {
  const found = await findOrder(db, orderId);
  return JSON.stringify({ id, event, eventId, occurredAt: createdAt, ...facts, order: found?.order });
}

function answerOf(error: unknown): string {
  const { name, status, statusText, message } = error as {
    name?: string;
    status?: number;
    statusText?: string;
    message?: string;
  };
  const said = name === 'HttpFailure' ? `${status} ${statusText}` : (message ?? String(error));
  return said.trim().slice(0, answerKept);
}

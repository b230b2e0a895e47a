import { postOutside } from '#platform/http/post-outside.server.ts';
import { isPublicAddress } from '#platform/http/public-address.server.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { findReturns } from '../fulfilment/return-store.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Shop } from '../shop.server.ts';
import { tryAgainAt } from './back-off.ts';
import { signatureHeader, signatureOf } from './sign.server.ts';
import { toToldOrder } from './to-told-order.ts';
import { type DueCall, listDueWebhooks, markFailed, markTaken, takeDueCalls } from './webhook-store.server.ts';

type SendShop = Pick<Shop, 'db' | 'env' | 'clock' | 'log'>;

const atOnce = 20;
const waitMs = 10_000;
/** While it is leased, no other process takes the call. */
const leaseMs = 5 * 60_000;
/** Shorter than the job's interval of one minute, so that runs do not overlap. */
const turnMs = 50_000;
const answerKept = 300;

/**
 * Job that runs every minute. Makes the due calls, each webhook independently, so that a slow receiver does not delay
 * others. Calls of one order are made in order. Each call is delivered at least once.
 */
export async function sendWebhooks(shop: SendShop): Promise<number> {
  const until = new Date(shop.clock.now().getTime() + turnMs);
  const webhooks = await listDueWebhooks(shop.db, shop.clock.now());
  const made = await Promise.all(webhooks.map((id) => sendAll(shop, id, until)));
  return made.reduce((sum, count) => sum + count, 0);
}

async function sendAll(shop: SendShop, webhookId: string, until: Date): Promise<number> {
  for (let made = 0; ; ) {
    const now = shop.clock.now();
    if (now > until) return made;
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await takeDueCalls(shop.db, { webhookId, now, leaseUntil, most: atOnce });
    if (due.length === 0) return made;
    await Promise.all(due.map((call) => send(shop, webhookId, call)));
    made += due.length;
  }
}

async function send(shop: SendShop, webhook: string, call: DueCall): Promise<void> {
  const { isTaken, answer } = await post(shop, call).catch((error: unknown) => {
    // The receiver was not called, so this does not count as an attempt.
    if (isAway(error)) throw error;
    return { isTaken: false, answer: (error instanceof Error ? error.message : String(error)).slice(0, answerKept) };
  });
  const now = shop.clock.now();
  if (isTaken) return markTaken(shop.db, call.id, answer, now);
  const nextAt = tryAgainAt(call.attempts + 1, now);
  await markFailed(shop.db, call.id, { answer, nextAt, now });
  if (!nextAt) shop.log.warn({ webhook, call: call.id, answer }, 'a webhook was given up');
}

async function post(shop: SendShop, call: DueCall) {
  const body = await bodyOf(shop, call);
  return postOutside(call.url, {
    body,
    headers: {
      'content-type': 'application/json',
      'yrke-event': call.event,
      'yrke-delivery': call.id,
      [signatureHeader]: signatureOf(call.secret, body, shop.clock.now()),
    },
    timeoutMs: waitMs,
    mayReach: shop.env.APP_ENV === 'local' ? () => true : isPublicAddress,
  });
}

/** See `webhookBodyOf`. Contains the order as it is now, because calls may be late. */
async function bodyOf({ db }: SendShop, { id, event, eventId, orderId, facts, occurredAt }: DueCall): Promise<string> {
  const held = await readHeld(db, orderId);
  if (!held) throw new Error(`the order ${orderId} is gone`);
  const order = toToldOrder(held, await findReturns(db, orderId));
  return JSON.stringify({ id, event, eventId, occurredAt, ...facts, order });
}

import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  pageCalls,
  sendCallAgain,
  setWebhookActive,
} from './webhooks/webhook-store.server.ts';

type WebhookShop = Pick<Shop, 'db'>;

const notFound = () => refuse({ code: 'webhook-not-found' });

/** Internal staff only, here and below. */
export async function readWebhooks({ db }: WebhookShop, { claims }: Visit) {
  return isInternal(claims) ? ok(await listWebhooks(db)) : refuse({ code: 'not-allowed' });
}

type CallsAsked = { readonly onlyGivenUp: boolean; readonly part: PartAsked };

export async function listWebhookCalls({ db }: WebhookShop, { claims }: Visit, asked: CallsAsked) {
  return isInternal(claims) ? ok(await pageCalls(db, asked)) : refuse({ code: 'not-allowed' });
}

/** The secret is told once, now: it is what receivers check our signature with. */
export async function addWebhook({ db }: WebhookShop, { claims, now }: Visit, { url }: { url: string }) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const id = newId(now, randomBytes);
  const secret = randomBytes(32).toString('base64url');
  await insertWebhook(db, { id, url, createdAt: now }, secret);
  return ok({ id, secret });
}

type Switch = { readonly id: string; readonly isActive: boolean };

/** A webhook that is off hears of nothing new. What it is still owed waits until it is on again. */
export async function switchWebhook({ db }: WebhookShop, { claims }: Visit, { id, isActive }: Switch) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return (await setWebhookActive(db, id, isActive)) ? ok(undefined) : notFound();
}

export async function removeWebhook({ db }: WebhookShop, { claims }: Visit, { id }: { id: string }) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return (await deleteWebhook(db, id)) ? ok(undefined) : notFound();
}

export async function resendWebhookCall({ db }: WebhookShop, { claims, now }: Visit, { id }: { id: string }) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return (await sendCallAgain(db, id, now)) ? ok(undefined) : notFound();
}

import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  deleteWebhook,
  insertWebhook,
  listCalls,
  listWebhooks,
  sendCallAgain,
  setWebhookActive,
} from './webhook-store.server.ts';

type WebhookShop = Pick<Shop, 'db'>;

const callsShown = 50;
const notFound = () => refuse({ code: 'webhook-not-found' });

/** Internal staff only, here and below. */
export async function readWebhooks({ db }: WebhookShop, { claims }: Visit, { onlyGivenUp }: { onlyGivenUp: boolean }) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const [webhooks, calls] = [await listWebhooks(db), await listCalls(db, { onlyGivenUp, most: callsShown })];
  return ok({ webhooks, calls });
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

import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  pageCalls,
  sendCallAgain,
  setWebhookActive,
} from './webhook-store.server.ts';

type WebhookShop = Pick<Shop, 'db'>;

const notFound = () => refuse({ code: 'webhook-not-found' });

/** Access: staff with the task settings, here and below. */
export async function readWebhooks({ db }: WebhookShop, visit: Visit) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await listWebhooks(db)) : allowed;
}

type CallQuery = { readonly onlyGivenUp: boolean; readonly part: PartAsked };

export async function listWebhookCalls({ db }: WebhookShop, visit: Visit, asked: CallQuery) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await pageCalls(db, asked)) : allowed;
}

/** Returns the secret, which receivers need to verify signatures. It is shown only once. */
export async function addWebhook({ db }: WebhookShop, visit: Visit, { url }: { url: string }) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  const id = newId(visit.now, randomBytes);
  const secret = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (db) => {
    await insertWebhook(db, { id, url, createdAt: visit.now }, secret);
    await recordChange(db, visit, { action: 'webhook.added', subject: id, after: { url: withoutSecrets(url) } });
  });
  return ok({ id, secret });
}

type Switch = { readonly id: string; readonly isActive: boolean };

/** A webhook that is off gets no new events. Pending calls wait until it is on again. */
export async function switchWebhook({ db }: WebhookShop, visit: Visit, { id, isActive }: Switch) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  return db.transaction().execute(async (db) => {
    await holdSubject(db, 'webhook.switched', id);
    const before = await findWebhook(db, id);
    if (!before || !(await setWebhookActive(db, id, isActive))) return notFound();
    const sides = { before: { isActive: before.isActive }, after: { isActive } };
    await recordChange(db, visit, { action: 'webhook.switched', subject: id, ...sides });
    return ok(undefined);
  });
}

export async function removeWebhook({ db }: WebhookShop, visit: Visit, { id }: { id: string }) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  return db.transaction().execute(async (db) => {
    await holdSubject(db, 'webhook.removed', id);
    const before = await findWebhook(db, id);
    if (!before || !(await deleteWebhook(db, id))) return notFound();
    const was = { url: withoutSecrets(before.url), isActive: before.isActive };
    await recordChange(db, visit, { action: 'webhook.removed', subject: id, before: was });
    return ok(undefined);
  });
}

export async function resendWebhookCall({ db }: WebhookShop, visit: Visit, { id }: { id: string }) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  return db.transaction().execute(async (db) => {
    if (!(await sendCallAgain(db, id, visit.now))) return notFound();
    await recordChange(db, visit, { action: 'webhook.call-repeated', subject: id });
    return ok(undefined);
  });
}

/** A receiver's address may contain a password or key. */
function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

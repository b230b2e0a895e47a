import { sql } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { Webhook, WebhookCall } from './webhook.ts';
import '../order/order-tables.server.ts';
import './webhook-tables.server.ts';

export async function insertWebhook(
  db: Db,
  { id, url, createdAt }: Omit<Webhook, 'isActive'>,
  secret: string,
): Promise<void> {
  await db.insertInto('webhook').values({ id, url, secret, is_active: true, created_at: createdAt }).execute();
}

const shownColumns = ['id', 'url', 'is_active as isActive', 'created_at as createdAt'] as const;

export function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.selectFrom('webhook').select(shownColumns).orderBy('created_at').orderBy('id').execute();
}

export function findWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhook').select(shownColumns).where('id', '=', id).executeTakeFirst();
}

export async function setWebhookActive(db: Db, id: string, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ is_active: isActive })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteWebhook(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhook').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

type NewCall = {
  readonly eventId: string;
  readonly event: string;
  readonly orderId: string;
  readonly facts: JsonObject;
  readonly occurredAt: Date;
};

export async function hasActiveWebhook(db: Db): Promise<boolean> {
  const { rows } = await sql`select from webhook where is_active limit 1`.execute(db);
  return rows.length > 0;
}

/** One call per active webhook; a repeated event adds nothing. */
export async function insertCalls(db: Db, call: NewCall, now: Date): Promise<void> {
  const { eventId, event, orderId, facts, occurredAt } = call;
  await sql`
    insert into webhook_call (id, webhook_id, event_id, event, order_id, facts, occurred_at, next_at, created_at)
    select gen_random_uuid(), w.id, ${eventId}::uuid, ${event}, ${orderId}::uuid, ${JSON.stringify(facts)}::text::jsonb,
      ${occurredAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from webhook w where w.is_active
    on conflict (webhook_id, event_id) do nothing`.execute(db);
}

/** Active webhooks with due calls. */
export async function listDueWebhooks(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook as w')
    .select('w.id')
    .where('w.is_active', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhook_call as c')
          .select('c.id')
          .whereRef('c.webhook_id', '=', 'w.id')
          .where('c.next_at', '<=', now),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export type DueCall = {
  readonly id: string;
  readonly event: string;
  readonly eventId: string;
  readonly orderId: string;
  readonly facts: JsonObject;
  readonly attempts: number;
  readonly url: string;
  readonly secret: string;
  readonly occurredAt: Date;
};

type Turn = { readonly webhookId: string; readonly now: Date; readonly leaseUntil: Date; readonly most: number };

/** Takes calls until `leaseUntil`. Only the first open call of an order can be taken; later ones wait for it. */
export async function takeDueCalls(db: Db, { webhookId, now, leaseUntil, most }: Turn): Promise<DueCall[]> {
  const { rows } = await sql<{
    id: string;
    event: string;
    event_id: string;
    order_id: string;
    facts: JsonObject;
    attempts: number;
    url: string;
    secret: string;
    occurred_at: Date;
  }>`
    update webhook_call c set next_at = ${leaseUntil}
    from webhook w
    where w.id = c.webhook_id and w.is_active and c.id in (
      select d.id from webhook_call d
      where d.webhook_id = ${webhookId}::uuid and d.next_at <= ${now} and not exists (
        select 1 from webhook_call earlier
        where earlier.webhook_id = d.webhook_id and earlier.order_id = d.order_id and earlier.seq < d.seq
          and earlier.next_at is not null)
      order by d.next_at, d.seq limit ${most} for update of d skip locked)
    returning c.id, c.event, c.event_id, c.order_id, c.facts, c.attempts, w.url, w.secret, c.occurred_at`.execute(db);
  return rows.map(({ event_id, order_id, occurred_at, ...row }) => ({
    ...row,
    eventId: event_id,
    orderId: order_id,
    occurredAt: occurred_at,
  }));
}

export async function markTaken(db: Db, id: string, answer: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook_call')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: null, taken_at: now, last_answer: answer }))
    .where('id', '=', id)
    .execute();
}

/** `nextAt` undefined means that the call is given up. */
export async function markFailed(
  db: Db,
  id: string,
  { answer, nextAt, now }: { answer: string; nextAt: Date | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_call')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_at: nextAt ?? null,
      given_up_at: nextAt ? null : now,
      last_answer: answer,
    }))
    .where('id', '=', id)
    .execute();
}

/** Restarts a call with all its attempts; also works for a delivered call. */
export async function sendCallAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_call')
    .set({ attempts: 0, next_at: now, taken_at: null, given_up_at: null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** One page of calls by time; `onlyGivenUp` limits it to calls that need staff. */
export async function pageCalls(
  db: Db,
  { onlyGivenUp, part }: { onlyGivenUp: boolean; part: PartAsked },
): Promise<KeyPage<WebhookCall>> {
  const page = keyPageOf({ by: sql`c.created_at`, kind: 'time' }, { key: sql`c.id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('webhook_call as c')
    .innerJoin('webhook as w', 'w.id', 'c.webhook_id')
    .innerJoin('order_view as o', 'o.id', 'c.order_id')
    .select(['c.id', 'c.webhook_id', 'w.url', 'c.event', 'c.order_id', 'o.order_no', 'c.attempts', 'c.next_at'])
    .select(['c.taken_at', 'c.given_up_at', 'c.last_answer', 'c.created_at'])
    .$if(onlyGivenUp, (query) => query.where('c.given_up_at', 'is not', null))
    .select(page.value.as('place_value'))
    .where(page.condition)
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map((row) => ({
    id: row.id,
    webhookId: row.webhook_id,
    url: row.url,
    event: row.event,
    orderId: row.order_id,
    orderNo: String(row.order_no),
    attempts: row.attempts,
    nextAt: row.next_at ?? undefined,
    takenAt: row.taken_at ?? undefined,
    givenUpAt: row.given_up_at ?? undefined,
    lastAnswer: row.last_answer,
    createdAt: row.created_at,
    place: { value: row.place_value, key: row.id },
  }));
  return toKeyPage(found, part);
}

export async function forgetCallsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_call')
    .where('created_at', '<', before)
    .where('next_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
}

import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Claims } from './claims.ts';
import { endedSessions } from './ended-sessions.server.ts';
import type { RoleLabel } from './role-labels.ts';
import './session-tables.server.ts';

export type Session = {
  sid: string;
  customerId: number;
  companyId: number | undefined;
  marketId: number;
  roleLabel: RoleLabel;
  punchOutType: string;
  /** Where the procurement system of the session wants its cart. */
  hookUrl?: string | undefined;
  /** That system wants its cart looked at, not changed. */
  readOnly?: boolean;
  device: string;
  remembered: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  /** Set where staff act for the person: the staff member, their own session, and when it is over. */
  acting?: { customerId: number; sid: string; until: Date } | undefined;
};

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db
    .insertInto('session')
    .values({
      sid: session.sid,
      customer_id: session.customerId,
      company_id: session.companyId ?? null,
      market_id: session.marketId,
      role_label: session.roleLabel,
      punch_out_type: session.punchOutType,
      hook_url: session.hookUrl ?? null,
      read_only: session.readOnly ?? false,
      device: session.device,
      remembered: session.remembered,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      ended_at: null,
      actor_id: session.acting?.customerId ?? null,
      actor_sid: session.acting?.sid ?? null,
      acting_until: session.acting?.until ?? null,
    })
    .execute();
}

/** Finds a session that has not ended. */
export async function findSession(db: Db, sid: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('sid', '=', sid)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && toSession(row);
}

/** The address to which the procurement system of a session wants its cart returned. */
export async function findHookUrl(db: Db, sid: string): Promise<string | undefined> {
  const row = await db.selectFrom('session').select('hook_url').where('sid', '=', sid).executeTakeFirst();
  return row?.hook_url ?? undefined;
}

/** Lists a person's own sessions that can still be renewed: not ended, and with an unexpired refresh token. */
export async function listSessionsOf(db: Db, customerId: number, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('actor_id', 'is', null)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_token')
          .select(sql`1`.as('one'))
          .whereRef('refresh_token.sid', '=', 'session.sid')
          .where('used_at', 'is', null)
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('sid')
    .execute();
  return rows.map(toSession);
}

export async function touchSession(db: Db, sid: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('sid', '=', sid).execute();
}

export async function setSessionCompany(db: Db, sid: string, companyId: number): Promise<void> {
  await db.updateTable('session').set({ company_id: companyId }).where('sid', '=', sid).execute();
}

type Which = { customerId: number; sid?: string; except?: string };

/**
 * Ends one, all, or all but one of a person's sessions and returns their number: also those of staff who act for the person, and
 * those in which the person acts for others. Announce `endedSessions.topic` afterwards.
 */
export async function endSessions(db: Db, { customerId, sid, except }: Which, now: Date): Promise<number> {
  let ending = db
    .updateTable('session')
    .set({ ended_at: now })
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('actor_id', '=', customerId)]))
    .where('ended_at', 'is', null);
  if (sid !== undefined) ending = ending.where((eb) => eb.or([eb('sid', '=', sid), eb('actor_sid', '=', sid)]));
  if (except !== undefined) ending = ending.where('sid', '!=', except);
  const { numUpdatedRows } = await ending.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await markChanged(db, endedSessions.topic);
  return Number(numUpdatedRows);
}

/** All sessions of several people, as `endSessions` does for one. */
export async function endSessionsOf(db: Db, customerIds: readonly number[], now: Date): Promise<void> {
  if (customerIds.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where((eb) => eb.or([eb('customer_id', 'in', customerIds), eb('actor_id', 'in', customerIds)]))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await markChanged(db, endedSessions.topic);
}

/** Ends the session of a request. Where staff act for a customer, it is their own session with everything opened from it. */
export async function endSessionOf(
  db: Db,
  { sid, customer_id: customerId, acting }: Pick<Claims, 'sid' | 'customer_id' | 'acting'>,
  now: Date,
): Promise<number> {
  const own = acting && (await findSession(db, sid))?.acting;
  return endSessions(db, own ? { customerId: own.customerId, sid: own.sid } : { customerId, sid }, now);
}

/** Deletes sessions that ended, or whose last refresh token expired, before the given time, with their tokens. */
export async function removeSessionsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        eb('ended_at', '<', before),
        eb.not(
          eb.exists(
            eb
              .selectFrom('refresh_token')
              .select(sql`1`.as('one'))
              .whereRef('refresh_token.sid', '=', 'session.sid')
              .where('expires_at', '>=', before),
          ),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  await db.deleteFrom('attempt').where('last_at', '<', before).execute();
  return Number(numDeletedRows);
}

/** Lists all stored sessions of a person, including ended ones, without those of staff who acted for the person. */
export async function listAllSessions(db: Db, customerId: number) {
  return db
    .selectFrom('session')
    .select(['device', 'created_at', 'last_seen_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .where('actor_id', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** Deletes device names, which are personal data. */
export async function forgetDevices(db: Db, customerId: number): Promise<void> {
  await db.updateTable('session').set({ device: '' }).where('customer_id', '=', customerId).execute();
}

/** SQL condition: the session with this id has not ended. */
export const isSessionOpen = (sid: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from session where session.sid = ${sid} and session.ended_at is null)`;

function toSession(row: Selectable<Tables['session']>): Session {
  return {
    sid: row.sid,
    customerId: row.customer_id,
    companyId: row.company_id ?? undefined,
    marketId: row.market_id,
    roleLabel: row.role_label as RoleLabel,
    punchOutType: row.punch_out_type,
    hookUrl: row.hook_url ?? undefined,
    readOnly: row.read_only,
    device: row.device,
    remembered: row.remembered,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    acting: actingOf(row),
  };
}

function actingOf({ actor_id: customerId, actor_sid: sid, acting_until: until }: Selectable<Tables['session']>) {
  return customerId === null || sid === null || until === null ? undefined : { customerId, sid, until };
}

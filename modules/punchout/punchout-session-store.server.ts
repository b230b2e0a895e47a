import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { ReturnForm } from '../punchout-document/transfer.ts';
import type { EarlierItem, PunchoutSession } from './punchout-session.ts';
import './punchout-tables.server.ts';

/** False if the same document has asked before. */
export async function insertPunchoutSession(db: Db, session: PunchoutSession): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('punchout_session')
    .values({
      id: session.id,
      company_id: session.companyId,
      customer_id: session.customerId,
      market_id: session.marketId,
      type: session.type,
      hook_url: session.hookUrl,
      asked: JSON.stringify(session.asked),
      payload_id: session.payloadId ?? null,
      sid: null,
      created_at: session.createdAt,
      started_at: null,
      closed_at: null,
      returned_form: null,
      credential_id: session.credentialId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Key =
  | { readonly id: string }
  | { readonly sid: string }
  | { readonly companyId: number; readonly payloadId: string };

export async function findPunchoutSession(db: Db, key: Key): Promise<PunchoutSession | undefined> {
  const query = db.selectFrom('punchout_session').selectAll();
  const row = await ('id' in key
    ? query.where('id', '=', key.id)
    : 'sid' in key
      ? query.where('sid', '=', key.sid)
      : query.where('company_id', '=', key.companyId).where('payload_id', '=', key.payloadId)
  ).executeTakeFirst();
  return row && toSession(row);
}

/** True for the first of several who open the start page at once: the visit has its session from then on. */
export async function claimStart(db: Db, id: string, sid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('punchout_session')
    .set({ started_at: now, sid })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function noteLeftOut(db: Db, id: string, leftOut: readonly EarlierItem[]): Promise<void> {
  const noted = JSON.stringify({ leftOut });
  await db
    .updateTable('punchout_session')
    .set({ asked: sql`asked || ${noted}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** True for the first of several who return the cart at once. */
export async function closePunchoutSession(db: Db, id: string, form: ReturnForm, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('punchout_session')
    .set({ closed_at: now, returned_form: JSON.stringify(form) })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Visits of these secrets that have not returned their cart: a start page of theirs opens no more. Their sessions are returned. */
export async function closeVisitsOf(db: Db, credentialIds: readonly string[], now: Date) {
  if (credentialIds.length === 0) return [];
  const closed = await db
    .updateTable('punchout_session')
    .set({ started_at: sql`coalesce(started_at, ${now})`, credential_id: null })
    .where('credential_id', 'in', credentialIds)
    .where('closed_at', 'is', null)
    .returning(['customer_id', 'sid'])
    .execute();
  return closed.flatMap(({ customer_id: customerId, sid }) => (sid === null ? [] : [{ customerId, sid }]));
}

const toSession = (row: Selectable<Tables['punchout_session']>): PunchoutSession => ({
  id: row.id,
  companyId: row.company_id,
  customerId: row.customer_id,
  marketId: row.market_id,
  type: row.type as PunchOutType,
  hookUrl: row.hook_url,
  asked: row.asked,
  credentialId: row.credential_id ?? undefined,
  payloadId: row.payload_id ?? undefined,
  sid: row.sid ?? undefined,
  createdAt: row.created_at,
  startedAt: row.started_at ?? undefined,
  closedAt: row.closed_at ?? undefined,
  returned: row.returned_form ?? undefined,
});

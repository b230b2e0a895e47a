import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { type AuditAction, auditActions } from './audit-actions.ts';

/**
 * Call it first in the transaction of a change, before reading the old values. It serialises changes of one subject, so that the recorded
 * old values are those that the change replaced.
 */
export async function holdSubject(db: Db, action: AuditAction, subject: string | number): Promise<void> {
  const kind = `audit:${auditActions[action]}`;
  await sql`select pg_advisory_xact_lock(hashtext(${kind}::text), hashtext(${String(subject)}::text))`.execute(db);
}

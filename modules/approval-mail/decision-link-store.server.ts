import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    decision_link: {
      token_hash: string;
      order_id: string;
      approver_id: number;
      seen: string;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}

export type DecisionLink = {
  readonly orderId: string;
  readonly approverId: number;
  /** The order as the mail shows it, and the approval that the mail asks for. */
  readonly seen: string;
  readonly expiresAt: Date;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function insertLink(db: Db, token: string, link: DecisionLink): Promise<void> {
  await db
    .insertInto('decision_link')
    .values({
      token_hash: hashOf(token),
      order_id: link.orderId,
      approver_id: link.approverId,
      seen: link.seen,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** A link that was neither used nor has run out. */
export async function findLink(db: Db, token: string, now: Date): Promise<DecisionLink | undefined> {
  const row = await db
    .selectFrom('decision_link')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { orderId: row.order_id, approverId: row.approver_id, seen: row.seen, expiresAt: row.expires_at };
}

/** False where the link was used before: of two uses only the first counts. */
export async function claimLink(db: Db, token: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('decision_link')
    .set({ used_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** For the export of a person's data. */
export function readLinksOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('decision_link')
    .select(['order_id as orderId', 'expires_at as expires', 'used_at as used'])
    .where('approver_id', '=', customerId)
    .orderBy('expires_at')
    .execute();
}

export async function removeDecisionLinksOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('decision_link').where('approver_id', '=', customerId).execute();
}

/** At night: links that ran out before then. */
export async function removeDecisionLinksBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('decision_link').where('expires_at', '<', before).execute();
}

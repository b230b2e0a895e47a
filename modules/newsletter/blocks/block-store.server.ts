import type { Db } from '#platform/db/db.server.ts';
import type { BlockReason, MailEvent, MailEventKind } from './block-rule.ts';
import '../newsletter-tables.server.ts';

export async function findBlock(db: Db, addressKey: string): Promise<BlockReason | undefined> {
  const row = await db
    .selectFrom('newsletter_block')
    .select('reason')
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  return row?.reason;
}

/** True if the address was not blocked for this reason before. A complaint replaces a bounce, not the other way round. */
export async function saveBlock(db: Db, addressKey: string, reason: BlockReason, at: Date): Promise<boolean> {
  const saved = await db
    .insertInto('newsletter_block')
    .values({ address_key: addressKey, reason, at })
    .onConflict((conflict) =>
      conflict
        .column('address_key')
        .doUpdateSet({ reason, at })
        .where('newsletter_block.reason', '=', 'bounce')
        .where('excluded.reason', '=', 'complaint'),
    )
    .returning('address_key')
    .executeTakeFirst();
  return saved !== undefined;
}

/** True if there was a block. Earlier reports no longer count. */
export async function removeBlock(db: Db, addressKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_block')
    .where('address_key', '=', addressKey)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('newsletter_mail_event')
    .set({ is_settled: true })
    .where('address_key', '=', addressKey)
    .execute();
  return numDeletedRows > 0n;
}

type Reported = {
  readonly eventId: string;
  readonly addressKey: string;
  readonly kind: MailEventKind;
  readonly at: Date;
};

/** False if it was reported before. */
export async function saveMailEvent(db: Db, { eventId, addressKey, kind, at }: Reported): Promise<boolean> {
  const saved = await db
    .insertInto('newsletter_mail_event')
    .values({ event_id: eventId, address_key: addressKey, kind, occurred_at: at })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The mail events that count against an address. */
export function listMailEvents(db: Db, addressKey: string): Promise<MailEvent[]> {
  return db
    .selectFrom('newsletter_mail_event')
    .select(['kind', 'occurred_at as at'])
    .where('address_key', '=', addressKey)
    .where('is_settled', '=', false)
    .orderBy('occurred_at')
    .execute();
}

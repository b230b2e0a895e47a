import type { Db } from '#platform/db/db.server.ts';
import { issuePersonalCode } from '../promotion/personal-codes.server.ts';
import './newsletter-tables.server.ts';

type CodeQuery = {
  readonly addressKey: string;
  readonly groupId: string;
  /** The campaign of the group. */
  readonly templateId: string;
  readonly now: Date;
};

/** The code of an address in a group: created once, the same each time. */
export async function codeFor(db: Db, { addressKey, groupId, templateId, now }: CodeQuery): Promise<string> {
  const held = await findCode(db, addressKey, groupId);
  if (held !== undefined) return held;
  return db.transaction().execute(async (transaction) => {
    const { id, code } = await issuePersonalCode(transaction, { templateId, now });
    await transaction
      .insertInto('newsletter_code')
      .values({ address_key: addressKey, group_id: groupId, campaign_id: id, code, created_at: now })
      .execute();
    return code;
  });
}

async function findCode(db: Db, addressKey: string, groupId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsletter_code')
    .select('code')
    .where('address_key', '=', addressKey)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.code;
}

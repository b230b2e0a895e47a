import type { Db } from '#platform/db/db.server.ts';
import { factsOf, listOtherInfos, saveFacts } from './fact-store.server.ts';
import './people-tables.server.ts';
import { type Info, infosOf, type parseInfos } from './person-infos.ts';

/** The infos of a person as partners see them: the facts, and the codes that no rule reads. */
export async function readInfos(db: Db, customerId: number): Promise<Info[]> {
  return infosOf(await factsOf(db, customerId), await listOtherInfos(db, customerId));
}

type Parsed = Extract<ReturnType<typeof parseInfos>, { ok: true }>['value'];

/** In a transaction. Replaces all infos of the person. */
export async function writeInfos(db: Db, customerId: number, { facts, others }: Parsed): Promise<void> {
  await saveFacts(db, customerId, facts);
  await db.deleteFrom('customer_info').where('customer_id', '=', customerId).execute();
  if (others.length === 0) return;
  await db
    .insertInto('customer_info')
    .values(others.map(({ code, value }) => ({ customer_id: customerId, code, value })))
    .execute();
}

import type { Db } from '#platform/db/db.server.ts';
import { type AnyAnswer, inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';

type Work<Saved, Answer> = {
  readonly save: (within?: Db) => Promise<Saved>;
  readonly keep: (db: Db, saved: Saved) => Promise<Answer>;
};

/**
 * Saves wearers, and keeps what came of it. The shop's own register does both in one transaction, so that neither is there without the
 * other. The system of a laundry may take seconds, and a transaction would keep a database connection for that time, so the system is called before it.
 */
export async function saveAtLaundry<Saved, Answer extends AnyAnswer>(
  { db, laundry }: Pick<Shop, 'db' | 'laundry'>,
  { save, keep }: Work<Saved, Answer>,
): Promise<Answer> {
  if (laundry.keepsRegister) return inTransaction(db, async (db) => keep(db, await save(db)));
  const saved = await save();
  return inTransaction(db, (db) => keep(db, saved));
}

import type { Db } from '#platform/db/db.server.ts';
import './fulfilment-tables.server.ts';

/** The returns of a person, for the export of their data. */
export async function readReturnsOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('order_return')
    .select([
      'order_id as orderId',
      'seq',
      'kind',
      'state',
      'rows',
      'comment',
      'asked_at as asked',
      'decided_at as decided',
      'answer',
      'replacement',
      'given_back as givenBack',
    ])
    .where('asked_by', '=', customerId)
    .orderBy('asked_at')
    .execute();
}

/** Erases the comments of a person. Pieces and reasons stay, because the accounts need them. */
export async function forgetReturnsOf(db: Db, customerId: number): Promise<void> {
  await db.updateTable('order_return').set({ comment: '' }).where('asked_by', '=', customerId).execute();
}

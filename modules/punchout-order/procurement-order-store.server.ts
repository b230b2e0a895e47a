import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { CxmlStatus } from '../punchout-document/cxml-answer.ts';
import type { DocumentAnswer, ProcurementOrder } from './procurement-order.ts';
import './punchout-order-tables.server.ts';

type Key = { readonly companyId: number; readonly payloadId: string };

export async function findAnswer(db: Db, { companyId, payloadId }: Key): Promise<DocumentAnswer | undefined> {
  const row = await db
    .selectFrom('punchout_answer')
    .select(['code', 'words'])
    .where('company_id', '=', companyId)
    .where('payload_id', '=', payloadId)
    .executeTakeFirst();
  return row && { code: row.code as CxmlStatus, words: row.words };
}

/** False if the document was answered before. Waits for another request that answers it right now. */
export async function insertAnswer(
  db: Db,
  { companyId, payloadId }: Key,
  { code, words }: DocumentAnswer,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('punchout_answer')
    .values({ company_id: companyId, payload_id: payloadId, code, words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_answer').where('created_at', '<', before).execute();
}

type ByRef = { readonly companyId: number; readonly orderRef: string };

export async function findProcurementOrder(
  db: Db,
  key: ByRef | { readonly orderId: string },
): Promise<ProcurementOrder | undefined> {
  const query = db.selectFrom('punchout_order').selectAll();
  const row = await ('orderId' in key
    ? query.where('order_id', '=', key.orderId)
    : query.where('company_id', '=', key.companyId).where('order_ref', '=', key.orderRef)
  ).executeTakeFirst();
  return row && toOrder(row);
}

/** By the ids of their orders. */
export async function findProcurementOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ProcurementOrder>> {
  const rows = await db
    .selectFrom('punchout_order')
    .selectAll()
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.order_id, toOrder(row)]));
}

/** False if an order with this number is there already. */
export async function insertProcurementOrder(
  db: Db,
  { companyId, orderRef, orderId, facts }: Omit<ProcurementOrder, 'deletedAt'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('punchout_order')
    .values({
      company_id: companyId,
      order_ref: orderRef,
      order_id: orderId,
      facts: JSON.stringify(facts),
      deleted_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Change = Partial<Pick<ProcurementOrder, 'orderId' | 'facts' | 'deletedAt'>>;

export async function changeProcurementOrder(
  db: Db,
  { companyId, orderRef }: ByRef,
  { orderId, facts, deletedAt }: Change,
): Promise<void> {
  await db
    .updateTable('punchout_order')
    .set({
      ...(orderId !== undefined && { order_id: orderId }),
      ...(facts && { facts: JSON.stringify(facts) }),
      ...(deletedAt && { deleted_at: deletedAt }),
    })
    .where('company_id', '=', companyId)
    .where('order_ref', '=', orderRef)
    .execute();
}

const toOrder = (row: Selectable<Tables['punchout_order']>): ProcurementOrder => ({
  companyId: row.company_id,
  orderRef: row.order_ref,
  orderId: row.order_id,
  facts: row.facts,
  deletedAt: row.deleted_at ?? undefined,
});

import type { Db } from '#platform/db/db.server.ts';
import type { OrderReturn, ReturnState } from './order-return.ts';
import './fulfilment-tables.server.ts';

type NewReturn = Pick<OrderReturn, 'id' | 'orderId' | 'rows' | 'comment' | 'askedAt' | 'askedBy'>;

/** Answers whether it is new: one that was asked before stays as it was. */
export async function insertReturn(db: Db, asked: NewReturn): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_return')
    .values({
      id: asked.id,
      order_id: asked.orderId,
      state: 'asked',
      rows: JSON.stringify(asked.rows),
      comment: asked.comment,
      asked_at: asked.askedAt,
      asked_by: asked.askedBy ?? null,
      decided_at: null,
      decided_by: null,
      answer: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findReturn(db: Db, id: string): Promise<OrderReturn | undefined> {
  const row = await db.selectFrom('order_return').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toReturn(row);
}

/** What was asked first comes first. */
export async function findReturns(db: Db, orderId: string): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(toReturn);
}

/** Of all orders: what waits longest comes first, what was decided last. */
export async function findReturnsIn(db: Db, state: ReturnState, most: number): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('state', '=', state)
    .orderBy(state === 'asked' ? 'asked_at' : 'decided_at', state === 'asked' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toReturn);
}

type Decision = {
  readonly id: string;
  readonly state: Exclude<ReturnState, 'asked'>;
  readonly answer: string;
  readonly decidedAt: Date;
  /** None: nobody of the staff by name. */
  readonly decidedBy: number | undefined;
};

/** Answers whether it was still open. */
export async function saveDecision(db: Db, { id, state, answer, decidedAt, decidedBy }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_return')
    .set({ state, answer, decided_at: decidedAt, decided_by: decidedBy ?? null })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Selected = Omit<NonNullable<Awaited<ReturnType<typeof selectOne>>>, 'decided_by'>;
const selectOne = (db: Db) => db.selectFrom('order_return').selectAll().executeTakeFirst();

const toReturn = (row: Selected): OrderReturn => ({
  id: row.id,
  orderId: row.order_id,
  state: row.state,
  rows: row.rows,
  comment: row.comment,
  askedAt: row.asked_at,
  askedBy: row.asked_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  answer: row.answer,
});

import { type RawBuilder, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { OrderReturn, ReturnKind, ReturnState } from './order-return.ts';
import './fulfilment-tables.server.ts';

type NewReturn = Pick<OrderReturn, 'id' | 'orderId' | 'rows' | 'comment' | 'askedAt' | 'askedBy'> & {
  readonly kind?: ReturnKind;
  readonly replacement?: OrderReturn['replacement'];
};

/** Call it in the transaction that holds the order. Returns the stored return: an existing one with this id is not changed. */
export async function insertReturn(db: Db, asked: NewReturn): Promise<OrderReturn> {
  await db
    .insertInto('order_return')
    .values({
      id: asked.id,
      order_id: asked.orderId,
      seq: sql<number>`(select count(*)::int + 1 from order_return where order_id = ${asked.orderId}::uuid)`,
      kind: asked.kind ?? 'return',
      state: 'asked',
      rows: JSON.stringify(asked.rows),
      comment: asked.comment,
      asked_at: asked.askedAt,
      asked_by: asked.askedBy ?? null,
      decided_at: null,
      decided_by: null,
      answer: '',
      ...(asked.replacement && { replacement: JSON.stringify(asked.replacement) }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const kept = await findReturn(db, asked.id);
  if (!kept) throw new Error(`the return ${asked.id} was not kept`);
  return kept;
}

export async function findReturn(db: Db, id: string): Promise<OrderReturn | undefined> {
  const row = await db.selectFrom('order_return').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toReturn(row);
}

/** The oldest first. */
export const findReturns = (db: Db, orderId: string): Promise<OrderReturn[]> => findReturnsOf(db, [orderId]);

/** For several orders. */
export async function findReturnsOf(db: Db, orderIds: readonly string[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(toReturn);
}

export type ReturnsSought = {
  readonly state: ReturnState;
  /** An exchange is a return with a replacement. */
  readonly kind?: ReturnKind | 'exchange' | undefined;
  /** The order number, or a part of the buyer's name or e-mail address. */
  readonly search: string;
};

/** SQL: the orders of a search. The condition on the search text uses an index, and is true if one of the others is. */
export const ordersSought = (search: string): RawBuilder<unknown> => {
  const pattern = likePattern(search);
  return sql`select o.id from order_view o where o.search_text like lower(${pattern})
    and (o.order_no::text = ${search} or o.buyer_name ilike ${pattern} or o.buyer_email ilike ${pattern})`;
};

const conditionsOf = ({ state, kind, search }: ReturnsSought) =>
  sql<boolean>`${sql.join(
    [
      sql`state = ${state}`,
      kind === 'withdrawal' && sql`kind = 'withdrawal'`,
      kind === 'exchange' && sql`replacement is not null`,
      kind === 'return' && sql`kind = 'return' and replacement is null`,
      search !== '' && sql`order_id in (${ordersSought(search)})`,
    ].filter((condition) => condition !== false),
    sql` and `,
  )}`;

/** One page of the returns of all orders, by time of the request. */
export async function pageReturns(db: Db, sought: ReturnsSought, part: PartAsked): Promise<KeyPage<OrderReturn>> {
  const page = keyPageOf({ by: sql`asked_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .select(page.value.as('place_value'))
    .where(conditionsOf(sought))
    .where(page.condition)
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  return toKeyPage(
    rows.map((row) => ({ ...toReturn(row), place: { value: row.place_value, key: row.id } })),
    part,
  );
}

/** SQL: how many returns wait for a decision, at most `most`. */
export const countAsked = (most: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select from order_return where state = 'asked' limit ${most}) asked)`;

type Decision = {
  readonly id: string;
  readonly state: Exclude<ReturnState, 'asked'>;
  readonly answer: string;
  readonly decidedAt: Date;
  /** Undefined if no member of staff decided. */
  readonly decidedBy: number | undefined;
  /** Set if the decision changes them. */
  readonly rows?: OrderReturn['rows'];
};

/** Returns whether it was still open. */
export async function saveDecision(db: Db, decision: Decision): Promise<boolean> {
  const { id, state, answer, decidedAt, decidedBy, rows } = decision;
  const { numUpdatedRows } = await db
    .updateTable('order_return')
    .set({
      state,
      answer,
      decided_at: decidedAt,
      decided_by: decidedBy ?? null,
      ...(rows && { rows: JSON.stringify(rows) }),
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** In the transaction that locks the order: stores how many pieces of a return are still replaced. */
export async function saveReturnRows(db: Db, id: string, rows: OrderReturn['rows']): Promise<void> {
  await db
    .updateTable('order_return')
    .set({ rows: JSON.stringify(rows) })
    .where('id', '=', id)
    .execute();
}

type Selected = Omit<NonNullable<Awaited<ReturnType<typeof selectOne>>>, 'decided_by'>;
const selectOne = (db: Db) => db.selectFrom('order_return').selectAll().executeTakeFirst();

const toReturn = (row: Selected): OrderReturn => ({
  id: row.id,
  orderId: row.order_id,
  seq: row.seq,
  kind: row.kind,
  state: row.state,
  rows: row.rows,
  comment: row.comment,
  askedAt: row.asked_at,
  askedBy: row.asked_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  answer: row.answer,
  replacement: row.replacement ?? undefined,
  givenBack: row.given_back ?? undefined,
  isRefundOpen: row.open_refunds.length > 0,
});

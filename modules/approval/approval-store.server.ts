import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { OrderApproval } from './order-approval.ts';
import type { DecidedRow } from './row-decision.ts';
import './approval-tables.server.ts';

type NewApproval = Pick<OrderApproval, 'orderId' | 'buyerId' | 'approver' | 'askedAt'>;

/** In the transaction of an order that needs approval. */
export async function askApproval(db: Db, { orderId, buyerId, approver, askedAt }: NewApproval): Promise<void> {
  await db
    .insertInto('order_approval')
    .values({
      order_id: orderId,
      buyer_id: buyerId ?? null,
      approver_email: approver?.email ?? null,
      approver_id: approver?.id ?? null,
      state: 'waiting',
      asked_at: askedAt,
      reserved_at: askedAt,
    })
    .execute();
}

export async function findApproval(db: Db, orderId: string): Promise<OrderApproval | undefined> {
  const row = await db.selectFrom('order_approval').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return row && approvalOf(row);
}

const columns = { orderId: sql.ref('order_approval.order_id'), approverId: sql.ref('order_approval.approver_id') };

/** The same statement also reads `beside`, which may name columns of the approval. */
export async function findApprovalBeside<B>(
  db: Db,
  orderId: string,
  beside: (approval: typeof columns) => RawBuilder<B>,
): Promise<{ approval: OrderApproval; beside: B } | undefined> {
  const row = await db
    .selectFrom('order_approval')
    .selectAll()
    .select(beside(columns).as('beside'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { approval: approvalOf(row), beside: row.beside as B };
}

const approvalOf = (row: Selectable<Tables['order_approval']>): OrderApproval => ({
  orderId: row.order_id,
  buyerId: row.buyer_id ?? undefined,
  approver:
    row.approver_email === null && row.approver_id === null
      ? undefined
      : { email: row.approver_email ?? undefined, id: row.approver_id ?? undefined },
  state: row.state,
  askedAt: row.asked_at,
  reservedAt: row.reserved_at,
  reservationEndedAt: row.reservation_ended_at ?? undefined,
  remindedAt: row.reminded_at ?? undefined,
  escalatedAt: row.escalated_at ?? undefined,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  message: row.message,
  rows: row.rows,
});

export type Decision = {
  readonly orderId: string;
  readonly state: Exclude<OrderApproval['state'], 'waiting'>;
  /** Undefined: the shop itself decided. */
  readonly by: number | undefined;
  readonly at: Date;
  readonly message: string;
};

/** SQL for the person who must approve an order; null if the company as a whole approves. */
export const approverOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(select a.approver_id from order_approval a where a.order_id = ${orderId})`;

/** SQL: whether a person is named as approver of an order, by number or address. */
export const namesApprover = (orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  // No `exists`: for a list PostgreSQL would rather read all approvals once.
  sql<boolean>`coalesce((select a.approver_id is not null or a.approver_email is not null from order_approval a
    where a.order_id = ${orderId}), false)`;

/** SQL for the approvers of orders, to join by `order_id` when many orders are read. */
export const whomApprovalsAsk = sql`select a.order_id, a.approver_id, a.escalated_at is not null as is_escalated,
  a.approver_id is not null or a.approver_email is not null as names_approver from order_approval a`;

/** The caller has locked the order, so that only the first of two decisions is written. */
export async function noteDecision(db: Db, decision: Decision): Promise<void> {
  await notingOf(decision).execute(db);
}

/** The same, to be sent as a part of another statement. */
export const notingOf = ({ orderId, state, by, at, message }: Decision): RawBuilder<unknown> =>
  sql`update order_approval set state = ${state}, decided_by = ${by ?? null}::int, decided_at = ${at}::timestamptz,
    message = ${state === 'approved' ? messageWith(message) : message}, authors = ${authorsWith(by, message !== '')}
    where order_id = ${orderId}::uuid and state = 'waiting'`;

/** The messages of the approvers of a sequence follow each other. */
const messageWith = (message: string): RawBuilder<string> =>
  sql<string>`concat_ws(chr(10), nullif(message, ''), nullif(${message}::text, ''))`;

/** Their words are erased with their account. */
const authorsWith = (by: number | undefined, hasWritten: boolean): RawBuilder<number[]> =>
  by === undefined || !hasWritten
    ? sql<number[]>`authors`
    : sql<number[]>`array_append(array_remove(authors, ${by}::int), ${by}::int)`;

type NextApprover = {
  readonly orderId: string;
  readonly approverId: number | undefined;
  /** Who has approved the step. */
  readonly by: number | undefined;
  readonly at: Date;
  /** From that approver to the buyer. */
  readonly message: string;
};

/** Passes the order to the next approver, with a new period until the reminder. The caller has locked the order. */
export async function askNext(db: Db, { orderId, approverId, by, at, message }: NextApprover): Promise<void> {
  await db
    .updateTable('order_approval')
    .set({
      approver_email: null,
      approver_id: approverId ?? null,
      message: messageWith(message),
      authors: authorsWith(by, message !== ''),
      asked_at: at,
      reminded_at: null,
      escalated_at: null,
    })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute();
}

type RowsDecision = {
  readonly orderId: string;
  readonly rows: readonly DecidedRow[];
  readonly by: number | undefined;
};

/** Adds decisions about single rows. The caller has locked the order. */
export async function noteRows(db: Db, { orderId, rows, by }: RowsDecision): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('order_approval')
    .set({ rows: sql<string>`rows || ${JSON.stringify(rows)}::text::jsonb`, authors: authorsWith(by, true) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Waiting orders of a buyer. */
export async function listWaitingOf(db: Db, buyerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_approval')
    .select('order_id')
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'waiting')
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

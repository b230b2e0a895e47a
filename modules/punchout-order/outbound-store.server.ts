import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { MessageKind } from './message-kinds.ts';
import type { Outbound } from './outbound.ts';
import './punchout-order-tables.server.ts';

export async function findOutbound(db: Db, companyId: number): Promise<Outbound | undefined> {
  const row = await db
    .selectFrom('punchout_outbound')
    .select(['url', 'secret', 'sends'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row && { companyId, ...row };
}

export async function saveOutbound(db: Db, { companyId, url, secret, sends }: Outbound, now: Date): Promise<void> {
  const values = { url, secret, sends: JSON.stringify(sends), changed_at: now };
  await db
    .insertInto('punchout_outbound')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

type NewMessage = {
  readonly id: string;
  readonly companyId: number;
  readonly orderId: string;
  readonly kind: MessageKind;
  readonly reference: string;
  readonly eventId: string;
};

/** An event that is told twice adds nothing. */
export async function insertMessage(db: Db, message: NewMessage, now: Date): Promise<void> {
  await db
    .insertInto('punchout_message')
    .values({
      id: message.id,
      company_id: message.companyId,
      order_id: message.orderId,
      kind: message.kind,
      reference: message.reference,
      event_id: message.eventId,
      next_at: now,
      sent_at: null,
      given_up_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type DueMessage = Omit<NewMessage, 'eventId'> & { readonly attempts: number; readonly createdAt: Date };

/** Takes due documents for this process; those of one order in their order. */
export async function takeDueMessages(
  db: Db,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<DueMessage[]> {
  const { rows } = await sql<{
    id: string;
    company_id: number;
    order_id: string;
    kind: MessageKind;
    reference: string;
    attempts: number;
    created_at: Date;
  }>`
    update punchout_message m set next_at = ${leaseUntil}
    where m.id in (
      select d.id from punchout_message d
      where d.next_at <= ${now} and not exists (
        select 1 from punchout_message earlier
        where earlier.order_id = d.order_id and earlier.seq < d.seq and earlier.next_at is not null)
      order by d.next_at, d.seq limit ${most} for update of d skip locked)
    returning m.id, m.company_id, m.order_id, m.kind, m.reference, m.attempts, m.created_at`.execute(db);
  return rows.map(({ company_id, order_id, created_at, ...row }) => ({
    ...row,
    companyId: company_id,
    orderId: order_id,
    createdAt: created_at,
  }));
}

type Outcome = { readonly answer: string; readonly nextAt: Date | undefined; readonly isSent: boolean };

/** Without a next attempt it was sent, or is given up. */
export async function markMessage(db: Db, id: string, { answer, nextAt, isSent }: Outcome, now: Date): Promise<void> {
  await db
    .updateTable('punchout_message')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_at: nextAt ?? null,
      sent_at: isSent ? now : null,
      given_up_at: isSent || nextAt ? null : now,
      last_answer: answer,
    }))
    .where('id', '=', id)
    .execute();
}

/** An earlier document of the order that has arrived: the last confirmation, or the one with an invoice. */
export async function findSentMessage(
  db: Db,
  { orderId, kind, reference }: Pick<NewMessage, 'orderId' | 'kind'> & { readonly reference?: string | undefined },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('punchout_message')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('sent_at', 'is not', null)
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function forgetMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_message').where('created_at', '<', before).where('next_at', 'is', null).execute();
}

const mostListed = 100;

/** The latest orders of a company's procurement system, with what was told about them. */
export async function listProcurementOrders(db: Db, companyId: number) {
  const orders = await db
    .selectFrom('punchout_order')
    .select(['order_ref', 'order_id', 'facts', 'deleted_at', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('order_ref')
    .limit(mostListed)
    .execute();
  const ids = orders.map((order) => order.order_id);
  const messages =
    ids.length === 0
      ? []
      : await db
          .selectFrom('punchout_message')
          .select(['order_id', 'kind', 'reference', 'attempts', 'sent_at', 'given_up_at', 'last_answer'])
          .where('order_id', 'in', ids)
          .orderBy('seq')
          .execute();
  return orders.map((order) => ({
    orderRef: order.order_ref,
    orderId: order.order_id,
    createdAt: order.created_at.toISOString(),
    isDeleted: order.deleted_at !== null,
    differences: order.facts.differences,
    documents: messages
      .filter((message) => message.order_id === order.order_id)
      .map(({ kind, reference, attempts, sent_at, given_up_at, last_answer }) => ({
        kind,
        reference,
        attempts,
        state: sent_at ? ('sent' as const) : given_up_at ? ('given-up' as const) : ('waiting' as const),
        lastAnswer: last_answer,
      })),
  }));
}

import type { Selectable } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import { type Currency, money } from '#core/money.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { LimitTicket, TicketStatus } from './limit-ticket.ts';
import './limit-ticket-tables.server.ts';

/** False if the person already has an open ticket at the company. */
export async function insertTicket(db: Db, ticket: LimitTicket): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('amount_limit_ticket')
    .values({
      id: ticket.id,
      customer_id: ticket.customerId,
      company_id: ticket.companyId,
      amount: ticket.amount.amount,
      currency: ticket.amount.currency,
      reason: ticket.reason,
      status: ticket.status,
      created_at: ticket.created,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findTicket(db: Db, id: string): Promise<LimitTicket | undefined> {
  const row = await db.selectFrom('amount_limit_ticket').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTicket(row);
}

/** Tickets of one person at a company, the latest first. */
export async function listTicketsOf(db: Db, customerId: number, companyId: number): Promise<LimitTicket[]> {
  const rows = await db
    .selectFrom('amount_limit_ticket')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(toTicket);
}

const mostListed = 100;

/** Open tickets of these companies, the oldest first, in parts: the caller knows which of them count. */
export async function* listOpenTickets(db: Db, companyIds: readonly number[]): AsyncGenerator<readonly LimitTicket[]> {
  if (companyIds.length === 0) return;
  const all = db
    .selectFrom('amount_limit_ticket')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostListed);
  for (let part = all; ; ) {
    const tickets = (await part.execute()).map(toTicket);
    const last = tickets.at(-1);
    if (last) yield tickets;
    if (!last || tickets.length < mostListed) return;
    part = all.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.created, last.id)));
  }
}

type Closing = {
  readonly id: string;
  readonly status: Exclude<TicketStatus, 'open'>;
  readonly answer: string;
  readonly by: number;
  readonly at: Date;
};

/** False if the ticket was decided before: of two decisions only the first counts. */
export async function closeTicket(db: Db, { id, status, answer, by, at }: Closing): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('amount_limit_ticket')
    .set({ status, answer, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** For the export of a person's data: own tickets, and the answers that the person gave to tickets of others. */
export async function readTicketsOf(db: Db, customerId: number): Promise<unknown> {
  const own = db
    .selectFrom('amount_limit_ticket')
    .select([
      'id',
      'company_id as companyId',
      'amount',
      'currency',
      'reason',
      'status',
      'answer',
      'created_at as created',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at');
  const answered = db
    .selectFrom('amount_limit_ticket')
    .select(['id', 'company_id as companyId', 'status', 'answer', 'decided_at as decided'])
    .where('decided_by', '=', customerId)
    .where('customer_id', '<>', customerId)
    .orderBy('decided_at');
  return [...(await own.execute()), ...(await answered.execute())];
}

/** Removes the tickets of a person, and the person from tickets of others, with the answers. */
export async function eraseTicketsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('amount_limit_ticket').where('customer_id', '=', customerId).execute();
  await db
    .updateTable('amount_limit_ticket')
    .set({ answer: '', decided_by: null })
    .where('decided_by', '=', customerId)
    .execute();
}

/** Nightly job: tickets are kept as long as the audit. */
export async function forgetOldTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('amount_limit_ticket').where('created_at', '<', monthsBefore(now, recordMonthsKept)).execute();
}

const toTicket = (row: Selectable<Tables['amount_limit_ticket']>): LimitTicket => ({
  id: row.id,
  customerId: row.customer_id,
  companyId: row.company_id,
  amount: money(row.amount, row.currency as Currency),
  reason: row.reason,
  status: row.status,
  answer: row.answer,
  created: row.created_at,
});

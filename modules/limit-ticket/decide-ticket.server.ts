import { type Money, toDecimal } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readGroup } from '../company/read-group.server.ts';
import { listAmountLimits } from '../people/fact-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import { changeAmountLimits, listPeopleToLimit, mayChangeLimitOf } from '../people-admin/change-many.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { LimitTicket } from './limit-ticket.ts';
import { limitDecided } from './limit-ticket-events.ts';
import { closeTicket, findTicket, listOpenTickets } from './ticket-store.server.ts';

type Input = { readonly ticketId: string; readonly isApproved: boolean; readonly answer: string };

/**
 * For those who may change the limit of the person (X06), but not for themselves: approves or denies a ticket. An approval sets the limit
 * in the same transaction, and only if it is higher than the current one. A ticket is decided once.
 */
export async function decideTicket(
  shop: Shop,
  visit: Visit,
  { ticketId, isApproved, answer }: Input,
): Promise<Result<LimitTicket, Refusal>> {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (visit.claims.acting) return refuse({ code: 'not-while-acting' });
  const ticket = await findTicket(shop.db, ticketId);
  if (!ticket || !(await mayDecideTicket(shop, visit, ticket))) return refuse({ code: 'ticket-not-found' });
  if (ticket.status !== 'open') return refuse({ code: 'ticket-used' });
  const status = isApproved ? ('approved' as const) : ('denied' as const);
  const by = visit.claims.customer_id;
  const close = async (db: Db): Promise<Refusal | undefined> => {
    if (!(await closeTicket(db, { id: ticketId, status, answer, by, at: visit.now }))) return { code: 'ticket-used' };
    if (isApproved && !(await isHigher(db, ticket))) return { code: 'limit-not-higher' };
    await shop.events.publish(db, { name: limitDecided, key: ticketId, payload: { ticketId } });
    return undefined;
  };
  const changed = await changeAmountLimits(shop, visit, {
    customerIds: [ticket.customerId],
    amountLimit: String(toDecimal(ticket.amount)),
    isKept: !isApproved,
    alongside: close,
  });
  return changed.ok ? ok({ ...ticket, status, answer }) : changed;
}

/** A person without a limit has none to raise. The caller has locked the person. */
export async function isHigher(
  db: Db,
  { customerId, amount }: Pick<LimitTicket, 'customerId' | 'amount'>,
): Promise<boolean> {
  const limit = (await listAmountLimits(db, [customerId])).get(customerId);
  return limit?.currency === amount.currency && amount.amount > limit.amount;
}

/** A ticket belongs to the company in which it was created, also if the person belongs to two. */
export async function mayDecideTicket(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { customerId, companyId }: LimitTicket,
): Promise<boolean> {
  const group = visit.claims?.company_id === undefined ? undefined : await readGroup(shop, visit.claims.company_id);
  if (group && !group.some(({ id }) => id === companyId)) return false;
  return mayChangeLimitOf(shop, visit, customerId);
}

/** The ticket that a mail links to, for those who may decide it and for its creator; refused for others and for unknown tickets. */
export async function readMeantTicket(shop: Shop, visit: Visit, { ticketId }: { ticketId: string }) {
  const ticket = await findTicket(shop.db, ticketId);
  const isOwn = ticket !== undefined && ticket.customerId === visit.claims?.customer_id;
  if (!ticket || !(isOwn || (await mayDecideTicket(shop, visit, ticket)))) return refuse({ code: 'not-allowed' });
  return ok(ticket);
}

export type TicketToDecide = LimitTicket & { readonly name: string; readonly limit: Money | undefined };

const mostListed = 100;

/** The open tickets of the visitor's company and its children that the visitor may decide, the oldest first. */
export async function listTicketsToDecide(shop: Shop, visit: Visit): Promise<Result<TicketToDecide[], Refusal>> {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const group = claims.company_id === undefined ? [] : await readGroup(shop, claims.company_id);
  const mine: LimitTicket[] = [];
  const companyIds = group.map(({ id }) => id);
  for await (const part of listOpenTickets(shop.db, companyIds)) {
    const askers = part.map(({ customerId }) => customerId);
    const decidable = await listPeopleToLimit(shop, visit, askers);
    mine.push(...part.filter(({ customerId }) => decidable.has(customerId)).slice(0, mostListed - mine.length));
    if (mine.length === mostListed) break;
  }
  const ids = mine.map(({ customerId }) => customerId);
  const names = await listNamesOf(shop.db, ids);
  const limits = await listAmountLimits(shop.db, ids);
  return ok(
    mine.map((ticket) => {
      const { firstName = '', lastName = '' } = names.get(ticket.customerId) ?? {};
      return { ...ticket, name: `${firstName} ${lastName}`.trim(), limit: limits.get(ticket.customerId) };
    }),
  );
}

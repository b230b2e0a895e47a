import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { fromDecimal } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { hasAmountLimit } from '../approval/amount-limit.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { factsOf } from '../people/fact-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { LimitTicket } from './limit-ticket.ts';
import { limitAsked } from './limit-ticket-events.ts';
import { insertTicket, listTicketsOf } from './ticket-store.server.ts';

type Input = { readonly amount: string; readonly reason: string };

/** The limit of the visitor at the company of the session; refused where none applies. */
async function readOwnLimit(shop: Pick<Shop, 'db' | 'snapshots'>, { claims }: Pick<Visit, 'claims'>) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const { company_id: companyId, customer_id: customerId } = claims;
  const { settings } = await readCompanyTerms(shop, companyId);
  const { amountLimit: limit } = await factsOf(shop.db, customerId);
  if (companyId === undefined || !limit || !hasAmountLimit(claims, settings)) return refuse({ code: 'limit-not-used' });
  return ok({ companyId, customerId, limit });
}

/** For a person with an amount limit: requests a higher one. A person has one open ticket at a time. */
export async function askLimit(
  shop: Pick<Shop, 'db' | 'snapshots' | 'events'>,
  visit: Visit,
  { amount: text, reason }: Input,
): Promise<Result<LimitTicket, Refusal>> {
  if (visit.claims?.acting) return refuse({ code: 'not-while-acting' });
  const own = await readOwnLimit(shop, visit);
  if (!own.ok) return own;
  const { companyId, customerId, limit } = own.value;
  const amount = fromDecimal(text.trim().replace(',', '.'), limit.currency, 'exact');
  if (!amount.ok || amount.value.amount <= limit.amount) return refuse({ code: 'limit-not-higher' });
  const id = newId(visit.now, randomBytes);
  const ticket: LimitTicket = {
    id,
    customerId,
    companyId,
    amount: amount.value,
    reason,
    status: 'open',
    answer: '',
    created: visit.now,
  };
  return inTransaction<Result<LimitTicket, Refusal>>(shop.db, async (db) => {
    if (!(await insertTicket(db, ticket))) return refuse({ code: 'ticket-open' });
    await shop.events.publish(db, { name: limitAsked, key: id, payload: { ticketId: id } });
    return ok(ticket);
  });
}

/** For a person with an amount limit: the limit and the person's own tickets. */
export async function readOwnTickets(shop: Pick<Shop, 'db' | 'snapshots'>, visit: Pick<Visit, 'claims'>) {
  const own = await readOwnLimit(shop, visit);
  if (!own.ok) return own;
  const { companyId, customerId, limit } = own.value;
  return ok({ limit, tickets: await listTicketsOf(shop.db, customerId, companyId) });
}

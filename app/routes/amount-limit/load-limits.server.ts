import type { LimitPageView } from '#app/components/amount-limit/limit-view.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { parseOrderId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import { amountLimitField } from '#modules/approval/amount-limit.ts';
import { limitPeriodOf } from '#modules/approval/limit-period.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { readOwnTickets } from '#modules/limit-ticket/ask-limit.server.ts';
import {
  listTicketsToDecide,
  readMeantTicket,
  type TicketToDecide,
} from '#modules/limit-ticket/decide-ticket.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readPointWriter } from './with-points.server.ts';

/**
 * The visitor's limit and tickets, and the tickets they may decide. Without any of these, or the right to decide the linked ticket, the
 * page says so.
 */
export async function loadLimits(shop: Shop, visit: Visit, meant: string | null): Promise<LimitPageView> {
  const write = (amount: Money) => createCurrencyFormat(cultureOf(visit), amount.currency).format(amount.amount);
  const ownPoints = await readPointWriter(shop, visit, visit.claims?.company_id);
  const writeOwn = (amount: Money) => ownPoints(amount, write(amount));
  const own = await readOwnTickets(shop, visit);
  const listed = await listTicketsToDecide(shop, visit);
  const { settings } = await readCompanyTerms(shop, visit.claims?.company_id);
  const mayDecide = amountLimitField(visit.claims, settings) === 'enabled';
  const toTicketView = async ({ id, amount, reason, created, name, limit, companyId }: TicketToDecide) => {
    const points = await readPointWriter(shop, visit, companyId);
    return {
      id,
      amount: points(amount, write(amount)),
      reason,
      created,
      name,
      limit: limit ? points(limit, write(limit)) : '',
      isMeant: id === meant,
    };
  };
  const isForbidden = !own.ok && !mayDecide;
  const ticketId = meant === null ? undefined : parseOrderId(meant);
  const ticket = ticketId?.ok ? await readMeantTicket(shop, visit, { ticketId: ticketId.value }) : undefined;
  return {
    own: own.ok
      ? {
          limit: writeOwn(own.value.limit),
          period: limitPeriodOf(settings),
          currency: own.value.limit.currency,
          isOpen: own.value.tickets.some(({ status }) => status === 'open'),
          tickets: own.value.tickets.map(({ id, amount, reason, answer, status, created }) => ({
            id,
            amount: writeOwn(amount),
            reason,
            answer,
            status,
            created,
          })),
        }
      : undefined,
    toDecide: await Promise.all((listed.ok ? listed.value : []).map(toTicketView)),
    mayDecide,
    forbidden: isForbidden || (meant !== null && !ticket?.ok) ? wordsOf({ shop, visit }, { code: 'not-allowed' }) : '',
    used: ticket?.ok && ticket.value.status !== 'open' ? wordsOf({ shop, visit }, { code: 'ticket-used' }) : '',
  };
}

import { lastMonths } from '#core/dates.ts';
import { ok, refuse } from '#core/result.ts';
import { hasAmountLimit } from '../approval/amount-limit.ts';
import { limitPeriodOf } from '../approval/limit-period.ts';
import { attributeAmount } from '../company/company-credit.ts';
import { seesCompanyCredit } from '../company/company-team.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readBuyerFacts } from '../company/read-buyer-facts.server.ts';
import { awaitedSince } from '../fulfilment/held-order.ts';
import { dayIn } from '../market/market-day.ts';
import { timeZones } from '../market/time-zones.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import type { Visit } from '../visit.ts';
import { type Limits, monthsShown, type Overview, spendingOf } from './overview.ts';
import { findComing, findDue, findOpenOrders, sumMonths } from './overview-store.server.ts';
import { type HistoryShop, readSought } from './read-sought.server.ts';

/** Allowed for signed-in people: an overview of the orders that they may see, in five statements. */
export async function readOverview(shop: HistoryShop, visit: Visit, { reach }: { readonly reach: OrderReach }) {
  const sought = await readSought(shop, visit, { reach });
  if (!sought) return refuse({ code: 'not-signed-in' });
  const { db } = shop;
  const { now } = visit;
  const timeZone = timeZones[visit.market.code];
  const today = dayIn(visit.market.marketId, now);
  const months = lastMonths(today, monthsShown);
  const { hidesPrices } = sought;
  return ok<Overview>({
    openOrders: await findOpenOrders(db, sought),
    deliveries: await findComing(db, sought, awaitedSince(now)),
    spending: hidesPrices
      ? undefined
      : spendingOf(await sumMonths(db, sought, { from: months[0] ?? '', timeZone }), months),
    invoices: await findDue(db, sought, today),
    limits: hidesPrices ? noLimits : await readLimits(shop, visit, reach),
  });
}

const noLimits: Limits = { personal: undefined, credit: undefined };

/** The person's page shows the person's limit, the company's page its remaining credit. */
async function readLimits(shop: HistoryShop, { claims }: Visit, reach: OrderReach): Promise<Limits> {
  const companyId = claims?.company_id;
  if (!claims || companyId === undefined) return noLimits;
  const { settings } = await readCompanyTerms(shop, companyId);
  const isLimited = reach === 'own' && hasAmountLimit(claims, settings);
  const seesCredit = reach === 'all' && seesCompanyCredit(claims);
  if (!isLimited && !seesCredit) return noLimits;
  const question = { companyId, buyerId: claims.customer_id, coworkerIds: [] };
  const { facts, attributes, credit } = await readBuyerFacts(shop.db, question);
  const amount = isLimited ? facts.amountLimit : undefined;
  return {
    personal: amount && { amount, period: limitPeriodOf(settings) },
    credit:
      seesCredit && credit
        ? { left: credit, limit: attributeAmount(attributes.DefaultAmount, credit.currency) }
        : undefined,
  };
}

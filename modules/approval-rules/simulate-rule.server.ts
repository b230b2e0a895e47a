import { sql } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import type { Money } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Company } from '../company/company.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { isArticle, type Order } from '../order/order.ts';
import { findOrders } from '../order/order-store.server.ts';
import { listRolesIn } from '../people/membership-store.server.ts';
import type { Refusal } from '../refusals.ts';
import { comparedIn, isMet } from '../rules/condition.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { type ApprovalCondition, isAmount } from './approval-kinds.ts';
import { findRuleCompany } from './may-change-rules.server.ts';
import { factsOfOrder, ruleRowOf } from './order-facts.ts';

type SimulatedOrder = {
  readonly orderId: string;
  readonly orderNo: string;
  readonly createdAt: Date;
  readonly buyer: string;
  readonly payable: Money;
  readonly hidesPrices: boolean;
};

export type Simulation = {
  /** The number of simulated orders. */
  readonly orders: number;
  /** The number of all orders of the twelve months. */
  readonly allOrders: number;
  readonly stopped: number;
  readonly stoppedAnyway: number;
  /** The latest of the stopped orders. */
  readonly list: readonly SimulatedOrder[];
};

const months = 12;
const pageSize = 1000;
const mostOrders = 5000;
const mostListed = 100;
const perHour = { name: 'rule-simulation', points: 60, seconds: 60 * 60 };

type Input = {
  readonly companyId: number;
  readonly condition: ApprovalCondition;
  /** How many of the latest orders are simulated. */
  readonly most?: number;
};

/**
 * The effect of a rule on the company's orders of the last twelve months, at most the latest 5,000. Roles and categories are the current
 * ones, all other facts those of the order. Writes nothing. Limited per person, because it reads much data.
 */
export async function simulateRule(
  shop: Shop,
  visit: Visit,
  { companyId, condition, most = mostOrders }: Input,
): Promise<Result<Simulation, Refusal>> {
  const allowed = await findRuleCompany(shop.db, visit, companyId);
  if (!allowed.ok) return allowed;
  const { allowed: isFree, resetSeconds } = await shop.limits.take(perHour, String(visit.claims?.customer_id));
  if (!isFree) return refuse(tooManyRequests(resetSeconds));
  const { company } = allowed.value;
  const { priceLists, settings } = await readCompanyTerms(shop, companyId);
  const hidesAll = isOn(settings, 'HidePrice');
  // The number of orders above an amount would reveal, amount by amount, what each of them cost.
  const asksAmounts = comparedIn(condition).some(({ kind }) => isAmount(kind));
  if (hidesAll && asksAmounts) return refuse({ code: 'prices-hidden' });
  const { orders: found, total } = await findOrdersOf(shop.db, company, {
    since: monthsBefore(visit.now, months),
    most,
  });
  const orders = asksAmounts ? found.filter(({ hidesPrices }) => !hidesPrices) : found;
  const firsts = await findFirstOrders(shop.db, companyId);
  const roleOf = await listRolesIn(shop.db, companyId);
  const categoriesOf = await categoriesFor(shop, visit, company, orders);
  const stopped = orders.filter((order) => {
    const buyerId = order.owner.kind === 'company' ? order.owner.customerId : undefined;
    const rows = order.rows.filter(isArticle).map((row) => ruleRowOf(row, categoriesOf(row.sku)));
    const isFirst = buyerId !== undefined && firsts.get(buyerId) === order.id;
    const project = order.metadata.ProjectNumber ?? undefined;
    const payable = order.priced.totals.payable;
    const facts = factsOfOrder(
      { payable, rows, buyerId, role: roleOf.get(buyerId ?? 0), project, isFirst },
      priceLists,
    );
    return isMet(condition, facts);
  });
  return ok({
    orders: orders.length,
    allOrders: total,
    stopped: stopped.length,
    stoppedAnyway: stopped.filter(({ kind }) => kind === 'approval').length,
    list: stopped.slice(0, mostListed).map((order) => toSimulated(order, hidesAll)),
  });
}

const toSimulated = (order: Order, hidesAll: boolean): SimulatedOrder => ({
  orderId: order.id,
  orderNo: order.orderNo,
  createdAt: order.createdAt,
  buyer: `${order.buyer.firstName} ${order.buyer.lastName}`.trim(),
  payable: order.priced.totals.payable,
  hidesPrices: hidesAll || order.hidesPrices,
});

/** Placed or waiting orders, the latest first, and their total number. */
async function findOrdersOf(
  db: Db,
  { id, name }: Company,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<{ orders: Order[]; total: number }> {
  const scope = { kind: 'company', companyId: id, companies: [{ id, name }] } as const;
  const conditions = [
    sql<boolean>`o.created_at >= ${since}`,
    sql<boolean>`(o.placed_at is not null or o.kind = 'approval')`,
  ];
  const found: Order[] = [];
  let total = 0;
  const size = Math.min(most, pageSize);
  for (let page = 1; page * size <= most; page += 1) {
    const part = await findOrders(db, scope, conditions, { page, pageSize: size, sort: 'date', order: 'desc' });
    found.push(...part.orders);
    total = part.total;
    if (part.orders.length < size) break;
  }
  return { orders: found, total };
}

/** The first order of each person at the company, without a time limit. */
async function findFirstOrders(db: Db, companyId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ customer: number; id: string }>`
    select distinct on (o.customer_id) o.customer_id as customer, o.id from order_view o
    where o.company_id = ${companyId} and o.customer_id is not null and o.given_up_at is null
      and (o.placed_at is not null or o.kind = 'approval')
    order by o.customer_id, o.created_at, o.id`.execute(db);
  return new Map(rows.map(({ customer, id }) => [customer, id]));
}

/** The categories of an article as the company sees it today; empty for an article that it no longer sees. */
async function categoriesFor(shop: Shop, visit: Visit, { id, marketId }: Company, orders: readonly Order[]) {
  const market = findMarketBySiteId(marketId) ?? visit.market;
  const claims = visit.claims && { ...visit.claims, company_id: id };
  const bought = [...new Set(orders.flatMap(({ rows }) => rows.map(({ sku }) => sku)))];
  if (bought.length === 0) return () => [];
  const offers = await readOffers(shop, { ...visit, market, claims }, [], { mode: 'excl' });
  const known = new Map(bought.map((sku) => [sku, offers.get(sku).categories]));
  return (sku: string) => known.get(sku) ?? [];
}

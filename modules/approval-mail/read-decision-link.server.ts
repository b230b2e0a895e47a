import { ok, type Result, refuse } from '#core/result.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Order } from '../order/order.ts';
import { findOrder, findOrderIn } from '../order/order-store.server.ts';
import { readDecisionScope } from '../pending-order/decision-scope.server.ts';
import { checkDecider } from '../pending-order/may-decide-order.server.ts';
import { readSeenNow } from '../pending-order/order-mark.server.ts';
import { factsOf } from '../people/fact-store.server.ts';
import { findRoleIn } from '../people/membership-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { isDecidedByMail } from './decide-by-mail.ts';
import { type DecisionLink, findLink } from './decision-link-store.server.ts';

const perHour = { name: 'decision-link', points: 60, seconds: 60 * 60 };
const dead = () => refuse({ code: 'link-invalid' });

type Linked = {
  readonly order: Order;
  readonly hidesPrices: boolean;
  readonly link: DecisionLink;
  /** The visit of the person whom the link belongs to. It opens no session and must not leave the server. */
  readonly approver: Visit;
};

/**
 * What a link of a mail decides on. Access: everybody who has the token, counted by address. Refused as `link-invalid` where it was used or
 * has run out, the order was changed or decided, another of its approvals waits, the company does not allow it any more, or the person may not decide any more.
 */
export async function readDecisionLink(
  shop: Shop,
  visit: Visit,
  { token }: { readonly token: string },
): Promise<Result<Linked, Refusal>> {
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const link = await findLink(shop.db, token, visit.now);
  const found = link && (await findOrder(shop.db, link.orderId));
  if (!link || found?.order.owner.kind !== 'company') return dead();
  const { order } = found;
  const approval = await findApproval(shop.db, link.orderId);
  const { settings } = await readCompanyTerms(shop, found.order.owner.companyId);
  const seen = await readSeenNow(shop.db, order);
  if (approval?.state !== 'waiting' || seen !== link.seen) return dead();
  if (!isDecidedByMail(settings, order.priced.totals.payable)) return dead();
  const approver = await visitOfApprover(shop, visit, order, link.approverId);
  if (!approver) return dead();
  const scoped = await readDecisionScope(shop, approver);
  if (!scoped.ok || !(await findOrderIn(shop.db, scoped.value.scope, link.orderId))) return dead();
  if (!(await checkDecider(shop, shop.db, approver, { order, approval })).ok) return dead();
  return ok({ order, hidesPrices: order.hidesPrices || isOn(settings, 'HidePrice'), link, approver });
}

/** Undefined for a person who no longer belongs to the company of the order. */
async function visitOfApprover(
  { db }: Pick<Shop, 'db'>,
  visit: Visit,
  { owner, marketId }: Order,
  customerId: number,
): Promise<Visit | undefined> {
  if (owner.kind !== 'company') return undefined;
  const role = await findRoleIn(db, customerId, owner.companyId);
  if (role === undefined) return undefined;
  const { isSuper = false } = await factsOf(db, customerId);
  const market = findMarketBySiteId(marketId) ?? visit.market;
  return {
    ...visit,
    market,
    claims: {
      customer_id: customerId,
      company_id: owner.companyId,
      storm_role: role,
      super_customer_admin: isSuper,
      sid: 'decision-link',
      market: market.marketId,
      exp: Math.floor(visit.now.getTime() / 1000) + 60,
    },
  };
}

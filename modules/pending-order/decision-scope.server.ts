import { sql } from 'kysely';
import { ok, refuse } from '#core/result.ts';
import { namesApprover } from '../approval/approval-store.server.ts';
import { mayDecide } from '../approval/may-decide.ts';
import { isAskedFor } from '../approval-rules/step-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { dayInMarket, findApproversOf } from '../deputy/find-deputies.server.ts';
import { type OrderScope, readOrderScope } from '../order/order-scope.server.ts';
import { readIsMaintained } from '../order/read-is-maintained.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { approver, approverThere } from './approver-there.server.ts';

type Facts = Pick<Shop, 'db' | 'snapshots'>;

type Reader = Pick<Visit, 'claims' | 'now'> & { readonly market: Pick<Visit['market'], 'marketId'> };

/**
 * The orders that a visitor may decide on: those in their scope, if the role allows it and no retailer maintains the
 * orders. An admin of a team also decides on orders of other teams that request this admin or an approver whose deputy
 * the admin is, and on those whose named approver cannot decide.
 */
export async function readDecisionScope(shop: Facts, visit: Reader) {
  const { claims } = visit;
  const scope = await readOrderScope(shop, visit);
  if (!claims || !scope) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (!mayDecide(claims)) return refuse({ code: 'not-allowed' });
  if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  const { customer_id: customerId } = claims;
  const standsFor = await readStandsFor(shop, visit);
  const asked = [customerId, ...standsFor];
  return ok({ scope: scope.kind === 'team' ? await withAsked(shop, scope, asked) : scope, customerId, standsFor });
}

/** The approvers for whom the visitor may decide today. */
export async function readStandsFor(
  { db }: Pick<Facts, 'db'>,
  { claims, now, market }: Reader,
): Promise<readonly number[]> {
  if (claims?.company_id === undefined) return [];
  const { company_id: companyId, customer_id: deputyId } = claims;
  return findApproversOf(db, { companyId, deputyId, day: dayInMarket(market.marketId, now) });
}

async function withAsked(shop: Facts, scope: Extract<OrderScope, { kind: 'team' }>, asked: readonly number[]) {
  const { settings } = await readCompanyTerms(shop, scope.companyId);
  const there = approverThere(isOn(settings, 'AllowOwnApproval'));
  const isAsked = sql`(${approver} = any(${[...asked]}::int[]) or ${isAskedFor(sql`o.id`, asked)})`;
  const also = sql<boolean>`(${isAsked} or (${namesApprover(sql`o.id`)} and ${there} is null))`;
  return { ...scope, also };
}

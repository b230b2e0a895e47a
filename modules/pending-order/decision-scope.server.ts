import { ok, refuse } from '#core/result.ts';
import { mayDecide } from '../approval/may-decide.ts';
import { dayInMarket, findApproversOf } from '../deputy/find-deputies.server.ts';
import { type OrderScope, readOrderScope } from '../order/order-scope.server.ts';
import { readIsMaintained } from '../order/read-is-maintained.server.ts';
import { findTeam } from '../people/find-team.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Facts = Pick<Shop, 'db' | 'snapshots'>;

/** The orders that a visitor may decide on: those in their scope, if the role allows it and no retailer maintains the orders. */
export async function readDecisionScope(shop: Facts, visit: Pick<Visit, 'claims' | 'now' | 'market'>) {
  const { claims } = visit;
  const scope = await readOrderScope(shop, visit);
  if (!claims || !scope) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (!mayDecide(claims)) return refuse({ code: 'not-allowed' });
  if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  const standsFor = await readStandsFor(shop, visit);
  return ok({ scope: await withTeamsOf(shop, scope, standsFor), customerId: claims.customer_id, standsFor });
}

/** The approvers in whose place the visitor may decide today. */
async function readStandsFor(
  { db }: Facts,
  { claims, now, market }: Pick<Visit, 'claims' | 'now' | 'market'>,
): Promise<readonly number[]> {
  if (claims?.company_id === undefined) return [];
  const { company_id: companyId, customer_id: deputyId } = claims;
  return findApproversOf(db, { companyId, deputyId, day: dayInMarket(market.marketId, now) });
}

/** Who sees one team only sees those of the approvers, too. */
async function withTeamsOf({ db }: Facts, scope: OrderScope, approvers: readonly number[]): Promise<OrderScope> {
  if (scope.kind !== 'team') return scope;
  const customerIds = new Set(scope.customerIds);
  for (const approverId of approvers)
    for (const id of await findTeam(db, scope.companyId, approverId)) customerIds.add(id);
  return { ...scope, customerIds: [...customerIds] };
}

import { sql } from 'kysely';
import { ok, refuse } from '#core/result.ts';
import { namesApprover } from '../approval/approval-store.server.ts';
import { mayDecide } from '../approval/may-decide.ts';
import { isAskedFor } from '../approval-rules/step-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { type OrderScope, readOrderScope } from '../order/order-scope.server.ts';
import { readIsMaintained } from '../order/read-is-maintained.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { approver, isApproverThere } from './approver-there.server.ts';

type Facts = Pick<Shop, 'db' | 'snapshots'>;

/**
 * The orders that a visitor may decide on: those in their scope, if the role allows it and no retailer maintains the orders. An admin
 * of a team also decides on orders of other teams that name the admin as approver, or whose named approver cannot decide.
 */
export async function readDecisionScope(shop: Facts, visit: Pick<Visit, 'claims'>) {
  const { claims } = visit;
  const scope = await readOrderScope(shop, visit);
  if (!claims || !scope) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (!mayDecide(claims)) return refuse({ code: 'not-allowed' });
  if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  const { customer_id: customerId } = claims;
  return ok({ scope: scope.kind === 'team' ? await withAsked(shop, scope, customerId) : scope, customerId });
}

async function withAsked(shop: Facts, scope: Extract<OrderScope, { kind: 'team' }>, customerId: number) {
  const { settings } = await readCompanyTerms(shop, scope.companyId);
  const isThere = isApproverThere(isOn(settings, 'AllowOwnApproval'));
  const also = sql<boolean>`(${approver} = ${customerId} or ${isAskedFor(sql`o.id`, customerId)} or (${namesApprover(sql`o.id`)} and not ${isThere}))`;
  return { ...scope, also };
}

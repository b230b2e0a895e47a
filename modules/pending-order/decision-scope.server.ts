import { ok, refuse } from '#core/result.ts';
import { mayDecide } from '../approval/may-decide.ts';
import { readOrderScope } from '../order/order-scope.server.ts';
import { readIsMaintained } from '../order/read-is-maintained.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Facts = Pick<Shop, 'db' | 'snapshots'>;

/** The orders that a visitor may decide on: those in their scope, if the role allows it and no retailer maintains the orders. */
export async function readDecisionScope(shop: Facts, visit: Pick<Visit, 'claims'>) {
  const { claims } = visit;
  const scope = await readOrderScope(shop, visit);
  if (!claims || !scope) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (!mayDecide(claims)) return refuse({ code: 'not-allowed' });
  if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  return ok({ scope, customerId: claims.customer_id });
}

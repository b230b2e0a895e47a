import { ok, refuse } from '#core/result.ts';
import { maySee } from '../auth/may-see.ts';
import { roles } from '../auth/roles.ts';
import { listPriceLists as listAllOf } from '../catalogue/product-pages-store.server.ts';
import { listConnectedLists } from '../company/company-price-list-store.server.ts';
import { readGroup } from '../company/read-group.server.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** Staff see the lists of a market; administrators the public ones and those of their own companies. */
export async function listPriceLists(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
  market: Market,
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const lists = await listAllOf(shop.db, market.code);
  if (maySee(claims, ['customers', 'catalogue'])) return ok(lists);
  if (claims.storm_role !== roles.administrator || claims.company_id === undefined)
    return refuse({ code: 'not-allowed' });
  const group = await readGroup(shop, claims.company_id);
  const own = await listConnectedLists(
    shop.db,
    group.map(({ id }) => id),
  );
  return ok(lists.filter(({ code, type }) => type === 'None' || own.includes(code)));
}

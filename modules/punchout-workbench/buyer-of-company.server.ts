import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { buyerVisitOf } from '../punchout/buyer-visit.ts';
import { listCredentials, readConnection } from '../punchout/connection-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** As whom the procurement system of a company buys, and its connection. Undefined if it has no secret. */
export async function findBuyerOf({ db }: Pick<Shop, 'db'>, visit: Visit, company: CompanyBrief) {
  const market = findMarketBySiteId(company.marketId);
  const [credential] = await listCredentials(db, company.id);
  const person = credential && (await findPersonById(db, credential.customerId));
  if (!market || !person) return undefined;
  const buyer = buyerVisitOf(visit, { market, language: market.defaultLocale, person, company });
  return { buyer, connection: await readConnection(db, company.id) };
}

import { buyerKindOf } from '../../auth/buyer-kind.ts';
import { findPersonById } from '../../people/person-store.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readCompanyBuyer } from './read-company-buyer.server.ts';
import type { SendRequest } from './sending.ts';

/** Reads sender and request: one statement for a company, one for a consumer with an account, none for a guest. */
export async function readAsked(
  shop: Shop,
  visit: Visit,
  { cart, payload, settings }: Pick<SendRequest, 'cart' | 'payload' | 'settings'>,
): Promise<SendRequest> {
  const company = await readCompanyBuyer(shop, visit, { cart, payload, settings });
  const who = buyerKindOf(visit.claims);
  const consumer =
    who === 'consumer' && visit.claims ? await findPersonById(shop.db, visit.claims.customer_id) : undefined;
  return { visit, payload, cart, who, settings, company, consumer };
}

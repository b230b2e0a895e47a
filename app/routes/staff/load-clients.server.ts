import { notFound } from '#app/not-found.ts';
import { listClients } from '#modules/account/api-clients.server.ts';
import { findPersonById } from '#modules/auth/person-store.server.ts';
import { scopes } from '#modules/auth/scopes.ts';
import { findCompanyBrief } from '#modules/company/company-membership-store.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { marketsByName } from './markets-by-name.server.ts';

export type ClientRow = Awaited<ReturnType<typeof loadClients>>['clients'][number];

export async function loadClients(shop: Shop, visit: Visit) {
  const listed = await listClients(shop, visit);
  if (!listed.ok) throw notFound();
  const markets = marketsByName(visit);
  const clients = await Promise.all(
    listed.value.map(async ({ customerId, companyId, marketId, ...client }) => ({
      ...client,
      person: (await findPersonById(shop.db, customerId))?.loginName ?? String(customerId),
      company: companyId === undefined ? undefined : (await findCompanyBrief(shop.db, companyId))?.name,
      market: markets.find((market) => market.marketId === marketId)?.name,
    })),
  );
  return { now: visit.now, clients, services: [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))] };
}

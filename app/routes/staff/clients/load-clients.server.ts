import { notFound } from '#app/not-found.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { listNamedClients } from '#modules/account/api-clients.server.ts';
import { scopes } from '#modules/auth/scopes.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export async function loadClients(shop: Shop, visit: Visit) {
  const listed = await listNamedClients(shop, visit);
  if (!listed.ok) throw notFound();
  const markets = marketsByName(visit);
  const clients = listed.value.map(({ marketId, ...client }) => ({
    ...client,
    market: markets.find((market) => market.marketId === marketId)?.name,
  }));
  return { now: visit.now, clients, services: [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))] };
}

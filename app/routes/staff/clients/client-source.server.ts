import type { ClientView } from '#app/components/staff/clients/client-view.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { pageRows } from '#app/work/list/page-rows.ts';
import { ok } from '#core/result.ts';
import { listNamedClients } from '#modules/account/api-clients.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The API clients of partners, which are few. */
export const clientSource: ListSource<ClientView, 'name' | 'used'> = {
  shape: {
    name: 'staff-clients',
    keyKind: 'word',
    sorts: [
      { name: 'name', kind: 'text', isDescending: false },
      { name: 'used', kind: 'number', isDescending: true },
    ],
    filters: { state: ['active', 'stopped'] },
  },
  read: async (shop, visit, { search, filters: { state }, sort, part }) => {
    const listed = await listClientViews(shop, visit);
    if (!listed.ok) return listed;
    const sought = search.toLowerCase();
    const rows = listed.value
      .filter(({ isActive }) => state === undefined || isActive === (state === 'active'))
      .filter(({ name, person, company = '' }) => `${name} ${person} ${company}`.toLowerCase().includes(sought));
    const valueOf = (row: ClientView) => (sort === 'name' ? row.name : (row.lastUsedAt?.getTime() ?? 0));
    return ok(pageRows(rows, { valueOf, keyOf: ({ id }) => id }, part));
  },
};

export async function listClientViews(shop: Shop, visit: Visit) {
  const listed = await listNamedClients(shop, visit);
  if (!listed.ok) return listed;
  const markets = marketsByName(visit);
  return ok<ClientView[]>(
    listed.value.map(({ marketId, ...client }) => ({
      ...client,
      market: markets.find((market) => market.marketId === marketId)?.name,
    })),
  );
}

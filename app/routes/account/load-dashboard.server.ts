import { type DashboardTile, dashboardTiles } from '#app/components/account/dashboard-pages.ts';
import { notFound } from '#app/not-found.ts';
import { findPage } from '#app/pages.ts';
import { listMyCompanies } from '#modules/account/list-my-companies.server.ts';
import { listSessions } from '#modules/account/list-sessions.server.ts';
import { getProfile } from '#modules/account/profile.server.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { listMyOffers } from '#modules/people-admin/membership-offers.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export async function loadDashboard(shop: Shop, visit: Visit) {
  const profile = await getProfile(shop, visit);
  const companies = await listMyCompanies(shop, visit);
  const sessions = await listSessions(shop, visit);
  if (!profile.ok || !companies.ok || !sessions.ok) throw notFound();
  return {
    profile: profile.value,
    otherCompanies: companies.value.filter(({ isCurrent }) => !isCurrent).map(({ id, name }) => ({ id, name })),
    devices: sessions.value.length,
    tiles: tilesFor(visit),
  };
}

/** Companies that would like the person to join them. */
export async function loadOffers(shop: Shop, visit: Visit) {
  const offers = await listMyOffers(shop, visit);
  return offers.ok ? offers.value.map(({ companyId, companyName }) => ({ companyId, companyName })) : [];
}

/** The tiles of pages that are open and that this customer may use. */
function tilesFor({ claims }: Visit): DashboardTile[] {
  return dashboardTiles.filter((name) => {
    const page = findPage(name);
    return page !== undefined && mayOpen(page, claims) === 'open';
  });
}

import { ok, refuse } from '#core/result.ts';
import type { AssortmentContext } from '../assortment/viewer.ts';
import { maySee } from '../auth/may-see.ts';
import type { Group } from '../catalogue/group-store.server.ts';
import { wordsIn } from '../catalogue/words.ts';
import { getCompany } from '../company/get-company.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { seesGroup } from './calls/group-access.ts';
import { wordsOfMarket } from './market-words.server.ts';

type Reader = Pick<Shop, 'snapshots'>;

/** Access: everybody sees the groups of the shop; company visitors also see their own. Sorted. */
export async function listGroups(shop: Reader, visit: Visit, context: AssortmentContext = 'All'): Promise<Group[]> {
  const { groups } = await shop.snapshots.read(wordsOfMarket, visit.market.code);
  const isWanted = ({ companyId, coopCode }: Group) => {
    const isOwn = companyId !== undefined || coopCode !== undefined;
    return context === 'All' || isOwn === (context !== 'Public');
  };
  return groups.filter((group) => isWanted(group) && seesGroup(visit.claims, group));
}

/** Finds a group by slug among those the caller may see. */
export async function findGroupBySlug(shop: Reader, visit: Visit, slug: string): Promise<Group | undefined> {
  const { language, market } = visit;
  const isMeant = ({ texts }: Group) => wordsIn(texts, language, market.defaultLocale)?.slug === slug;
  return (await listGroups(shop, visit)).find(isMeant);
}

type Owner = { companyId?: number | undefined; coopCode?: string | undefined };

/** Access: people of the company or buying group, and internal staff. */
export async function listCompanyGroups(shop: Shop, visit: Visit, { companyId, coopCode }: Owner) {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (companyId !== undefined) {
    const company = await getCompany(shop, visit, companyId);
    if (!company.ok) return company;
  }
  if (coopCode !== undefined && !maySee(claims, ['customers', 'catalogue']) && coopCode !== claims.coop_code)
    return refuse({ code: 'not-allowed' });
  const { groups } = await shop.snapshots.read(wordsOfMarket, visit.market.code);
  return ok(
    groups.filter(
      (group) =>
        (companyId !== undefined && group.companyId === companyId) ||
        (coopCode !== undefined && group.coopCode === coopCode),
    ),
  );
}

import type { MenuParts } from '#app/components/shell/menu-model.ts';
import { readOwnNavigation } from '#modules/assortment/read-own-navigation.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import type { Navigation } from '#modules/catalogue/navigation.ts';
import { readNavigation } from '#modules/catalogue/read-navigation.server.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import { toGroupView } from '#modules/product-api/groups-schema.ts';
import { listGroups } from '#modules/product-api/list-groups.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The menu parts of this visitor. Groups and agreed categories exist only for company buyers. */
export async function readMenuParts(shop: Shop, visit: Visit, mode: PriceMode): Promise<MenuParts> {
  const navigation = await readNavigation(shop, visit);
  const viewer = visit.claims && (await readViewer(shop, visit, { mode, context: 'All' }));
  if (!viewer?.isBusiness) return { public: navigation, agreed: undefined, apart: [], groups: [] };
  return {
    public: viewer.showsPublic ? navigation : undefined,
    agreed: viewer.hasAgreement ? await agreedOrNothing(shop, visit, mode) : undefined,
    apart: viewer.apart,
    groups: await ownGroups(shop, visit),
  };
}

const nothing: Navigation = { departments: [], sections: [], families: [], groups: [] };

/** If its categories cannot be read, the agreed assortment still has its link. */
async function agreedOrNothing(shop: Shop, visit: Visit, mode: PriceMode): Promise<Navigation> {
  try {
    return await readOwnNavigation(shop, visit, await readViewer(shop, visit, { mode, context: 'Agreement' }));
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code }, 'the agreed categories could not be read');
    return nothing;
  }
}

async function ownGroups(shop: Shop, visit: Visit): Promise<MenuParts['groups']> {
  try {
    const groups = await listGroups(shop, visit, 'Agreement');
    return groups
      .filter(({ basePartNos = [] }) => basePartNos.length > 0)
      .map((group) => toGroupView(group, visit.language, visit.market.defaultLocale));
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code }, 'the groups of a company could not be read');
    return [];
  }
}

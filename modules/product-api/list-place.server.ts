import { ok, refuse } from '#core/result.ts';
import { readWishes } from '../assortment/list-address.ts';
import { readCategoryTree } from '../catalogue/read-navigation.server.ts';
import { narrowedTo, type Place } from '../list-engine/listing.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ListQuery } from './calls/list-question.ts';
import { findGroupBySlug } from './list-groups.server.ts';

type PlaceQuery = Pick<
  ListQuery,
  'filters' | 'categorySlug' | 'groupSlug' | 'familySlug' | 'gender' | 'categoryContext'
>;

/** The place of a list query. An unknown place is an error, because an empty list would be misleading. */
export async function findPlace(shop: Pick<Shop, 'snapshots'>, visit: Visit, asked: PlaceQuery) {
  const { categorySlug, groupSlug, familySlug, gender, categoryContext } = asked;
  const { categoryId } = readWishes({ filters: asked.filters, OrFilters: [], query: '' });
  const tree = await readCategoryTree(shop, visit);
  const category = await findCategoryCode(shop, visit, categorySlug, undefined);
  if (categorySlug !== undefined && category === undefined)
    return refuse({ code: 'category-not-found', category: categorySlug });
  const numbered = await findCategoryCode(shop, visit, undefined, categoryId);
  if (categoryId !== undefined && numbered === undefined)
    return refuse({ code: 'category-not-found', category: String(categoryId) });
  if (categoryContext !== undefined && !tree.nodes.values().some(({ context }) => context === categoryContext))
    return refuse({ code: 'category-not-found', category: categoryContext });
  const group = groupSlug === undefined ? undefined : await findGroupBySlug(shop, visit, groupSlug.toLowerCase());
  if (groupSlug !== undefined && !group) return refuse({ code: 'group-not-found', group: groupSlug });
  const family = familySlug === undefined ? undefined : tree.families.get(familySlug.toLowerCase());
  if (familySlug !== undefined && !family) return refuse({ code: 'family-not-found', family: familySlug });
  const place: Place = {
    ...(category !== undefined && { category }),
    ...(group && { group: group.code }),
    ...(family && { family: family.slug }),
    ...(gender !== undefined && { section: gender }),
    ...(categoryContext !== undefined && { categoryContext }),
  };
  return ok(narrowedTo(place, numbered));
}

export async function findCategoryCode(
  shop: Pick<Shop, 'snapshots'>,
  { market, language }: Pick<Visit, 'market' | 'language'>,
  slug: string | undefined,
  id: number | undefined,
): Promise<string | undefined> {
  if (slug === undefined && id === undefined) return undefined;
  const tree = await readCategoryTree(shop, { market });
  if (slug !== undefined) return tree.tongues.get(language)?.categories.codeOf.get(slug.toLowerCase());
  for (const node of tree.nodes.values()) if (node.id === id) return node.code;
  return undefined;
}

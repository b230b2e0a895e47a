import type { PlaceLink, PlaceView } from '#app/components/catalogue/list-view.ts';
import type { Language } from '#core/locale.ts';
import type { CategoryTree } from '#modules/catalogue/category-tree.ts';
import { type FoundCategory, findCategory, type PlaceParams } from '#modules/catalogue/find-category.ts';
import { findFamily, findGroup } from '#modules/catalogue/find-collection.ts';
import type { Navigation, NavigationItem } from '#modules/catalogue/navigation.ts';
import type { Place } from '#modules/list-engine/listing.ts';

type Surroundings = {
  tree: CategoryTree;
  /** The parts with products for this visitor. */
  navigation: Navigation;
  language: Language;
  /** The visitor's own group at that address: of their company or its buying group. */
  ownGroup?: { code: string; name: string } | undefined;
  hrefOf: (name: string, params?: Readonly<Record<string, string>>) => string;
  /** Title and description of the list of all products. */
  all: { heading: string; description: string };
};

export type DescribedPlace = PlaceView & { place: Place };

/** The place of a list's address with its texts; undefined if it does not exist. */
export function describePlace(params: PlaceParams, around: Surroundings): DescribedPlace | undefined {
  const { tree, language, all } = around;
  const { groupSlug, familySlug } = params;
  const allProducts: PlaceLink = { name: all.heading, href: around.hrefOf('allProducts') };
  if (groupSlug !== undefined) {
    const group = findGroup(tree, language, groupSlug) ?? around.ownGroup;
    return group && plainPlace({ group: group.code }, group.name, undefined, [allProducts]);
  }
  if (familySlug !== undefined) {
    const family = findFamily(tree, language, familySlug);
    return family && plainPlace({ family: family.code }, family.name, family.description, [allProducts]);
  }
  if (Object.values(params).some((slug) => slug !== undefined)) {
    const found = findCategory(tree, language, params);
    return found && describeCategory(found, around, allProducts);
  }
  const below = departmentsOf(around);
  return { ...plainPlace({}, all.heading, all.description, []), below };
}

function plainPlace(
  place: Place,
  heading: string,
  description: string | undefined,
  trail: PlaceLink[],
): DescribedPlace {
  return { place, heading, description, seo: { title: heading, description: description ?? '' }, trail, below: [] };
}

function describeCategory(found: FoundCategory, around: Surroundings, allProducts: PlaceLink): DescribedPlace {
  const { code, section, text } = found;
  const { navigation } = around;
  const own = navigation.sections.find((one) => one.section === section);
  // The category of a whole section has the section's path; paths of categories below it begin there.
  const path = own?.code === code ? [own] : (pathTo(own?.categories ?? navigation.departments, code) ?? []);
  const way = own && own.code !== code ? [own, ...path] : path;
  return {
    place: { category: code, ...(section !== undefined && { section }) },
    heading: text.heading,
    description: text.description,
    seo: text.seo,
    trail: [allProducts, ...linksOf(way.slice(0, -1), around).map(({ name, href }) => ({ name, href }))],
    below: linksOf(path.at(-1)?.categories ?? [], around),
  };
}

/** The path from the top to a category, through categories with products. */
function pathTo(items: readonly NavigationItem[], code: string): NavigationItem[] | undefined {
  for (const item of items) {
    const below = item.code === code ? [] : pathTo(item.categories, code);
    if (below) return [item, ...below];
  }
  return undefined;
}

function linksOf(items: readonly NavigationItem[], { hrefOf }: Surroundings): PlaceLink[] {
  return items.map(({ name, pageName, params, count }) => ({ name, href: hrefOf(pageName, params), count }));
}

/** Departments, for an empty result. */
export const departmentsOf = (around: Surroundings): PlaceLink[] => linksOf(around.navigation.departments, around);

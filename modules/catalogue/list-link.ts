import type { GenderSection } from './gender-section.ts';

/** A page of products, by its route name and parameters. */
export type ListLink =
  | { pageName: 'category'; params: { categorySlug: string } }
  | { pageName: 'subCategory'; params: { categoryBaseSlug: string; categorySlug: string } }
  | { pageName: 'productsMen'; params: { genderMenSlug: string } }
  | { pageName: 'productsWomen'; params: { genderWomenSlug: string } }
  | { pageName: 'productsByGroup'; params: { groupSlug: string } }
  | { pageName: 'productsByCollection'; params: { familySlug: string } };

export type ProductLink = { pageName: 'product'; params: { uniqueName: string } };

/** A category within a gender section. Children have no route of their own, so their section is the base. */
export function linkInSection(section: GenderSection, sectionSlug: string, slug: string): ListLink {
  if (section === 'men') return { pageName: 'productsMen', params: { genderMenSlug: slug } };
  if (section === 'women') return { pageName: 'productsWomen', params: { genderWomenSlug: slug } };
  return { pageName: 'subCategory', params: { categoryBaseSlug: sectionSlug, categorySlug: slug } };
}

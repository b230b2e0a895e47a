import { findCategory, type PlaceParams, slugsInOtherLanguages } from '#modules/catalogue/find-category.ts';
import { readCategoryTree } from '#modules/catalogue/read-navigation.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const categoryPages: readonly string[] = ['category', 'subCategory', 'productsMen', 'productsWomen'];

/** Whether a product list at this address can exist in the public assortment. Other pages check themselves. */
export async function isKnownPlace(shop: Shop, { market, language }: Visit, page: string, params: PlaceParams) {
  const { groupSlug, familySlug } = params;
  if (!categoryPages.includes(page) && groupSlug === undefined && familySlug === undefined) return true;
  const tree = await readCategoryTree(shop, { market });
  if (categoryPages.includes(page)) return findCategory(tree, language, params) !== undefined;
  return slugsInOtherLanguages(tree, language, params).has(language);
}

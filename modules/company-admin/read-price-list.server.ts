import { ok, refuse } from '#core/result.ts';
import { findPriceList, listPricesOf } from '../catalogue/price-list-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readAllowedLists } from './company-price-lists.server.ts';

export const productsPerPage = 50;

/** One page of the products of a list that a company may use. */
export async function readPriceList(
  shop: Shop,
  visit: Visit,
  { companyId, code, page }: { companyId: number; code: string; page: number },
) {
  const allowed = await readAllowedLists(shop, visit, companyId);
  if (!allowed.ok) return allowed;
  const list = await findPriceList(shop.db, code);
  if (!list || !allowed.value.some((other) => other.code === code))
    return refuse({ code: 'price-list-not-found', priceList: code });
  const part = { limit: productsPerPage, offset: (page - 1) * productsPerPage };
  return ok({ list, ...(await listPricesOf(shop.db, code, visit.language, part)) });
}

import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { listPriceLists } from '../catalogue/product-pages-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import type { Company } from '../company/company.ts';
import { listConnectedLists } from '../company/company-price-list-store.server.ts';
import { marketOfCompany } from './company-market.ts';

/** A list that all visitors see needs no connection. */
const isAgreed = ({ type }: StoredPriceList) => type !== 'None';

/**
 * The lists that a company may use: for staff those of its market, for administrators those of its parent and those it has. Lists of other
 * companies are excluded.
 */
export async function listAllowedLists(
  db: Db,
  claims: Claims,
  company: Pick<Company, 'id' | 'parentId' | 'marketId'>,
): Promise<StoredPriceList[]> {
  const market = marketOfCompany(company);
  if (!market) return [];
  const inMarket = (await listPriceLists(db, market.code)).filter(isAgreed);
  if (mayDo(claims, 'customers')) return inMarket;
  const connected = await listConnectedLists(db, [company.id, company.parentId ?? company.id]);
  return inMarket.filter(({ code }) => connected.includes(code));
}

/** Whether the visitor may connect a list: administrators may connect only lists of the parent. */
export async function mayConnect(
  db: Db,
  claims: Claims,
  company: Pick<Company, 'id' | 'parentId' | 'marketId'>,
  code: string,
): Promise<boolean> {
  const allowed = await listAllowedLists(db, claims, company);
  if (!allowed.some((list) => list.code === code)) return false;
  if (mayDo(claims, 'customers')) return true;
  return company.parentId !== undefined && (await listConnectedLists(db, [company.parentId])).includes(code);
}

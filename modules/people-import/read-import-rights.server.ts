import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { type Asking, companiesOf, type PeopleShop, reachToAdminister } from '../people-admin/reach-people.server.ts';
import type { Shop } from '../shop.server.ts';
import { readSizeGuides } from '../sizing/size-guides.server.ts';
import { sizesOf } from '../sizing/size-tree.ts';
import type { ImportRights } from './import-rights.ts';
import type { SheetWords } from './import-words.server.ts';
import type { SizesOfGroup } from './judge-line.ts';

/** For those who administer the people of a company; by default their own company. */
export async function readImportRights(
  shop: PeopleShop,
  visit: Asking & { readonly language: Language },
  companyId: number | undefined,
) {
  const reach = await reachToAdminister(shop, visit, companyId);
  if (!reach.ok) return reach;
  const { claims, approverId } = reach.value;
  const company = await findCompanyBrief(shop.db, reach.value.companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId: reach.value.companyId });
  const bound = approverId === undefined ? undefined : await findRecord(shop.db, approverId);
  return ok<ImportRights>({
    reach: reach.value,
    companies: await companiesOf(shop, claims),
    boundTo: bound?.emailAddress,
    marketId: company.marketId,
    language: visit.language,
  });
}

/** The size groups of the shop, by code in small letters. */
export async function readSizesByGroup(
  shop: Pick<Shop, 'snapshots' | 'log'>,
): Promise<ReadonlyMap<string, SizesOfGroup>> {
  const guides = await readSizeGuides(shop);
  return new Map(
    guides.map((guide) => {
      const { code, title } = guide;
      return [code.toLowerCase(), { code, title, sizes: sizesOf(guide) }];
    }),
  );
}

/** The headings of a sheet's columns. */
export const readSheetWords = async (shop: Pick<Shop, 'snapshots' | 'log' | 'texts'>): Promise<SheetWords> => ({
  texts: shop.texts,
  sizes: await readSizesByGroup(shop),
});

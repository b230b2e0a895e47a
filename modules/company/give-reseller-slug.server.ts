import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompany } from './company-store.server.ts';
import { findResellerBySlug, saveResellerSlug } from './reseller-store.server.ts';

type Input = { companyId: number; slug: string };

/** Internal staff only. A name that leads to one company's customers is not taken from it by giving it to another. */
export async function giveResellerSlug(shop: Shop, { claims }: Visit, { companyId, slug }: Input) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const company = await findCompany(shop.db, companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  const given = { marketId: company.marketId, slug, companyId };
  return shop.db.transaction().execute(async (db) => {
    await saveResellerSlug(db, given);
    const holder = await findResellerBySlug(db, given);
    return holder?.companyId === companyId ? ok(given) : refuse({ code: 'reseller-slug-taken', slug });
  });
}

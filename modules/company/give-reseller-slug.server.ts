import { ok, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompany } from './company-store.server.ts';
import { findResellerBySlug, listSlugsOf, saveResellerSlug } from './reseller-store.server.ts';

type Input = { companyId: number; slug: string };

/** For staff with the task customers. A slug that belongs to one company cannot be given to another. */
export async function giveResellerSlug(shop: Shop, visit: Visit, { companyId, slug }: Input) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const company = await findCompany(shop.db, companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  const given = { marketId: company.marketId, slug, companyId };
  return shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'reseller-slug.given', companyId);
    const slugs = async () => ({ slugs: (await listSlugsOf(db, companyId)).map((one) => one.slug) });
    const before = await slugs();
    await saveResellerSlug(db, given);
    const holder = await findResellerBySlug(db, given);
    if (holder?.companyId !== companyId) return refuse({ code: 'reseller-slug-taken', slug });
    await recordChange(db, visit, { action: 'reseller-slug.given', subject: companyId, before, after: await slugs() });
    return ok(given);
  });
}

import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { holdAdministered } from '../company-admin/administered-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { deleteStartPage, findStartPage } from './company-page-store.server.ts';
import { factsOf } from './save-start-page.server.ts';

/** Access: administrators of the company, and staff with the task customers. To others the page does not exist. */
export async function removeStart({ db: all }: Pick<Shop, 'db'>, visit: Visit, { id }: { readonly id: number }) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  return inTransaction(all, async (db) => {
    const found = await findStartPage(db, { id });
    if (!found) return refuse({ code: 'company-page-not-found' });
    const { companyId } = found;
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held.refusal.code === 'not-allowed' ? held : refuse({ code: 'company-page-not-found' });
    const before = await findStartPage(db, { id });
    if (!before) return refuse({ code: 'company-page-not-found' });
    await deleteStartPage(db, id);
    await recordChange(db, visit, {
      action: 'company.start-page-removed',
      subject: companyId,
      madeFor: companyId,
      before: factsOf(before),
    });
    return ok({ id });
  });
}

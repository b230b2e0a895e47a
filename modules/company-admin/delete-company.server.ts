import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { companyTopic } from '../company/company-terms.server.ts';
import { removeCompany } from '../company/company-write-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { listLogoFiles, removeLogoFiles } from '../logo/logo-files.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { holdAdministered } from './administered-company.server.ts';
import { auditedCompany } from './audited-company.ts';
import { countDependents } from './company-dependents.server.ts';
import { holdFamilyCredit, takeFromParent } from './give-credit.server.ts';

/** Refused while anything depends on the company; the refusal names it. Deletes the files of its logos too. */
export async function deleteCompany(shop: Shop, visit: Visit, companyId: number) {
  let logoFiles: readonly string[] = [];
  const deleted = await inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const dependents = await countDependents(db, companyId);
    if (Object.values(dependents).some((count) => count > 0)) return refuse({ code: 'company-in-use', ...dependents });
    const { parentId } = held.value.company;
    const left = await holdFamilyCredit(db, { childId: companyId, parentId });
    await takeFromParent(db, visit, { parentId, before: left.child, after: undefined });
    logoFiles = await listLogoFiles(db, companyId);
    await removeCompany(db, companyId);
    await recordChange(db, visit, {
      action: 'company.removed',
      subject: companyId,
      before: auditedCompany(held.value.company),
    });
    await markChanged(db, companyTopic);
    return ok({ id: companyId });
  });
  if (!deleted.ok) return deleted;
  await shop.snapshots.announce(companyTopic);
  await removeLogoFiles(shop, logoFiles);
  return deleted;
}

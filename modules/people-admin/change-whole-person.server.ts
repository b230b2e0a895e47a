import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import type { Role } from '../auth/roles.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Info } from '../people/person-infos.ts';
import type { Contact } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addCompanyIn } from './change-companies.server.ts';
import { changePersonIn } from './change-person.server.ts';
import { changeRightsIn } from './change-rights.server.ts';
import { limitLookups } from './limit-lookups.server.ts';
import { type PeopleShop, reachToAdminister } from './reach-people.server.ts';
import { type Admin, readAdmin } from './reach-person.server.ts';
import { switchAccountIn } from './switch-account.server.ts';

type Whole = {
  readonly customerId: number;
  /** Absent parts stay unchanged. */
  readonly companyId?: number | undefined;
  readonly role?: Role | undefined;
  readonly told?: { readonly contact: Contact; readonly infos: readonly Info[] } | undefined;
  readonly isActive?: boolean | undefined;
};

type Changing = Pick<Visit, 'claims' | 'now' | 'market' | 'language'>;

/**
 * For administrators of the person: changes company, role, contact data and account at once. A refusal of one part undoes the others.
 * `alongside` runs in the same transaction.
 */
export async function changeWholePerson(
  shop: PeopleShop & Pick<Shop, 'events'>,
  visit: Changing,
  whole: Whole,
  alongside: (db: Db) => Promise<void>,
) {
  const read = await readAdmin(shop, visit, [whole.customerId]);
  if (!read.ok) return read;
  const { companyId } = whole;
  const reach = companyId === undefined ? undefined : await reachToAdminister(shop, visit, companyId);
  const admin = companyId === undefined ? read.value : await withCompany(shop, read.value, companyId);
  const change = async (db: Db) => {
    const { customerId, role, told, isActive } = whole;
    const parts = [
      reach && companyId !== undefined && (() => addCompanyIn(db, visit, { admin, reach }, { customerId, companyId })),
      role !== undefined && (() => changeRightsIn(db, visit, admin, { customerId, role })),
      told && (() => changePersonIn({ shop, db, visit, admin }, { customerId, ...told })),
      isActive !== undefined && (() => switchAccountIn(db, visit, admin, { customerId, isActive })),
    ];
    for (const part of parts) {
      const done = part ? await part() : ok(undefined);
      if (!done.ok) return done;
    }
    await alongside(db);
    return ok({ id: customerId });
  };
  const changed = await limitLookups(shop, visit, () => inTransaction(shop.db, change));
  if (changed.ok) await shop.snapshots.announce(endedSessions.topic);
  return changed;
}

/** The later parts need the person's new company. Its settings are read before the transaction. */
async function withCompany(shop: PeopleShop, admin: Admin, companyId: number): Promise<Admin> {
  if (admin.settingsOf.has(companyId)) return admin;
  const { settings } = await readCompanyTerms(shop, companyId);
  return { ...admin, settingsOf: new Map([...admin.settingsOf, [companyId, settings]]) };
}

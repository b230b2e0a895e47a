import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { adoptApprover, countPeopleOfApprover } from '../people/fact-store.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { addMembership, removeMembership } from '../people/membership-store.server.ts';
import { roleOf } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { mayChangePerson } from './people-rights.ts';
import { type Asking, type PeopleShop, reachToAdminister } from './reach-people.server.ts';
import { type Admin, reachPerson, reachToChange, readAdmin } from './reach-person.server.ts';

type Input = { readonly customerId: number; readonly companyId: number };

/** For callers who administer both the person and the company. A person of another company gets an offer instead (`offerMembership`). */
export async function addCompany(shop: PeopleShop, visit: Asking, { customerId, companyId }: Input) {
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  const reach = await reachToAdminister(shop, visit, companyId);
  return inTransaction(shop.db, (db) =>
    addCompanyIn(db, visit, { admin: admin.value, reach }, { customerId, companyId }),
  );
}

type By = { readonly admin: Admin; readonly reach: Awaited<ReturnType<typeof reachToAdminister>> };

/** In a transaction. */
export async function addCompanyIn(db: Db, visit: Asking, { admin, reach }: By, { customerId, companyId }: Input) {
  await lockPerson(db, customerId);
  const reached = await reachToChange(db, admin, customerId);
  if (!reached.ok) return reached;
  if (!reach.ok) return reach;
  const company = await findCompanyBrief(db, companyId);
  const { companyIds: before, marketId } = reached.value.record;
  if (!company || (marketId !== undefined && company.marketId !== marketId))
    return refuse({ code: 'company-not-found', companyId });
  await addMembership(db, customerId, companyId);
  const { emailAddress } = reached.value.record;
  if (emailAddress !== '') await adoptApprover(db, customerId, emailAddress);
  // Only the new company is recorded: it must not learn about the person's other companies.
  await recordChange(db, visit, {
    action: 'customer.companies-changed',
    subject: customerId,
    madeFor: companyId,
    before: { companyIds: before.filter((id) => id === companyId) },
    after: { companyIds: [companyId] },
  });
  return ok(await readCompanies(db, customerId));
}

/**
 * For administrators of the company. The person stays in their other companies but must sign in again: open sessions may act for this one.
 */
export async function removeCompany(shop: PeopleShop, visit: Asking, { customerId, companyId }: Input) {
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  const reach = await reachToAdminister(shop, visit, companyId);
  const removed = await inTransaction(shop.db, async (db) => {
    await lockPerson(db, customerId);
    const person = await reachPerson(db, admin.value, customerId);
    if (!person.ok) return person;
    if (!reach.ok) return reach;
    const { record, claims, isOwn } = person.value;
    const { companyIds: before, accounts, facts } = record;
    if (!before.includes(companyId)) return refuse({ code: 'company-not-found', companyId });
    if (isOwn) return refuse({ code: 'own-account' });
    if (!mayChangePerson(claims, { role: roleOf(accounts), isSuper: facts.isSuper ?? false }))
      return refuse({ code: 'not-allowed' });
    await removeMembership(db, customerId, companyId);
    await endSessions(db, { customerId }, visit.now);
    const peopleToApprove = await countPeopleOfApprover(db, customerId, [companyId]);
    // Only the company that was left is recorded: readers of the entry may not know the person's other companies.
    await recordChange(db, visit, {
      action: 'customer.companies-changed',
      subject: customerId,
      madeFor: companyId,
      before: { companyIds: [companyId] },
      after: { companyIds: [] },
    });
    const { id, companyIds } = await readCompanies(db, customerId);
    const known = companyIds.filter((other) => person.value.isStaff || admin.value.companies.includes(other));
    return ok({ id, companyIds: known, peopleToApprove });
  });
  if (removed.ok) await shop.snapshots.announce(endedSessions.topic);
  return removed;
}

async function readCompanies(db: Db, customerId: number) {
  return { id: customerId, companyIds: [...((await findRecord(db, customerId))?.companyIds ?? [])] };
}

import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import type { Claims } from '../auth/claims.ts';
import { allowChange, mayDo } from '../auth/may-do.ts';
import { type Role, roles } from '../auth/roles.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { adoptApprover } from '../people/fact-store.server.ts';
import { writeInfos } from '../people/infos.server.ts';
import { lockApproverAddresses } from '../people/lock-person.server.ts';
import type { Info } from '../people/person-infos.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { type Contact, findOwnerOfEmail, insertPerson } from '../people/person-write-store.server.ts';
import type { Visit } from '../visit.ts';
import { checkPhones } from './check-phones.ts';
import { limitLookups } from './limit-lookups.server.ts';
import { grantableRoles } from './people-rights.ts';
import { type PeopleReach, type PeopleShop, reachToAdminister } from './reach-people.server.ts';
import type { ReachedPerson } from './reach-person.server.ts';
import { checkWrittenInfos, recordedPerson } from './written-infos.server.ts';

type Asking = Pick<Visit, 'claims' | 'now' | 'market' | 'language'>;

type NewPerson = {
  readonly contact: Contact;
  readonly role: Role;
  readonly isActive: boolean;
  readonly infos: readonly Info[];
};

/**
 * For administrators of the company. No mail is sent, and the person cannot sign in before choosing a password. `beside` writes in the same
 * transaction.
 */
export async function createPerson(
  shop: PeopleShop,
  visit: Asking,
  { companyId, ...person }: NewPerson & { readonly companyId: number | undefined },
  beside?: (db: Db, id: number) => Promise<void>,
) {
  const reach = await reachToAdminister(shop, visit, companyId);
  if (!reach.ok) return reach;
  if (!grantableRoles(reach.value.claims, reach.value.settings).includes(person.role))
    return refuse({ code: 'not-allowed' });
  return limitLookups(shop, visit, () =>
    inTransaction(shop.db, async (db) => {
      const added = await addPerson(db, visit, reach.value.claims, { ...person, reach: reach.value });
      if (added.ok) await beside?.(db, added.value.record.id);
      return added;
    }),
  );
}

/** For staff with the task customers: creates a person without a company, or a consumer. */
export async function createWithoutCompany(shop: PeopleShop, visit: Asking, person: NewPerson) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const isOpen = person.role === roles.b2c || grantableRoles(allowed.value, {}).includes(person.role);
  if (!isOpen) return refuse({ code: 'not-allowed' });
  return inTransaction(shop.db, (db) => addPerson(db, visit, allowed.value, { ...person, reach: undefined }));
}

/** In the transaction of the caller, who checks the permission and counts lookups of addresses (`limitLookups`). */
export async function addPerson(
  db: Db,
  visit: Asking,
  claims: Claims,
  { contact, role, isActive, infos, reach }: NewPerson & { readonly reach: PeopleReach | undefined },
) {
  const { emailAddress } = contact;
  // Two requests that add the same address at once wait for each other, so that the second finds it taken.
  if (emailAddress !== '') await lockApproverAddresses(db, [emailAddress]);
  if (emailAddress !== '' && (await findOwnerOfEmail(db, emailAddress)) !== undefined)
    return refuse({ code: 'email-taken' });
  const company = reach && (await findCompanyBrief(db, reach.companyId));
  const marketId = company?.marketId ?? visit.market.marketId;
  const phones = checkPhones(contact, marketId);
  if (!phones.ok) return phones;
  const id = await insertPerson(db, {
    ...contact,
    role,
    isActive,
    marketId,
    language: visit.language,
    companyIds: reach ? [reach.companyId] : [],
  });
  const blank = id === undefined ? undefined : await findRecord(db, id);
  if (!blank) return refuse({ code: 'email-taken' });
  const reached: ReachedPerson = {
    record: blank,
    claims,
    isOwn: false,
    isStaff: mayDo(claims, 'customers'),
    reach,
    madeFor: reach?.companyId,
  };
  const parsed = await checkWrittenInfos(
    db,
    { ...reached, reach: reach && { ...reach, approverId: undefined } },
    infos,
  );
  if (!parsed.ok) return parsed;
  const approverEmail =
    reach?.approverId === undefined ? parsed.value.facts.approverEmail : await emailOf(db, reach.approverId);
  await writeInfos(db, blank.id, { ...parsed.value, facts: { ...parsed.value.facts, approverEmail } });
  if (emailAddress !== '') await adoptApprover(db, blank.id, emailAddress);
  const record = (await findRecord(db, blank.id)) ?? blank;
  await recordChange(db, visit, {
    action: 'customer.created',
    subject: record.id,
    madeFor: reached.madeFor,
    after: { roleId: role, isActive, companyIds: record.companyIds },
    personal: { of: record.id, after: recordedPerson(record) },
  });
  return ok({ ...reached, record });
}

/** A team administrator is the approver of the people they add. */
const emailOf = async (db: Db, customerId: number) => (await findRecord(db, customerId))?.emailAddress;

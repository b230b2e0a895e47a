import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Claims, isInternal } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { maySee } from '../auth/may-see.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import type { Settings } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { deletedCode } from '../people/forget-person.server.ts';
import { type PersonRecord, roleOf } from '../people/person-record.ts';
import { findRecord, listCompanyIdsOf } from '../people/person-record-store.server.ts';
import { mayChangePerson } from './people-rights.ts';
import { type Asking, companiesOf, type PeopleReach, type PeopleShop, reachWith } from './reach-people.server.ts';

/** A caller and the data that decides which people they reach. Read before a transaction: snapshots have their own connection. */
export type Admin = {
  readonly claims: Claims;
  /** The companies that they administer; for staff those of the requested people. */
  readonly companies: readonly number[];
  readonly settingsOf: ReadonlyMap<number, Settings>;
};

export type ReachedPerson = {
  readonly record: PersonRecord;
  readonly claims: Claims;
  readonly isOwn: boolean;
  /** Whether the caller is staff with the task customers, and so reaches all people. */
  readonly isStaff: boolean;
  /** What the caller sees of the person's company. Undefined for the person themselves and for people without a company. */
  readonly reach: PeopleReach | undefined;
  /** The companies whose history a change of the person belongs to, also after they have left. */
  readonly madeFor: number | readonly number[] | undefined;
};

export async function readAdmin(shop: PeopleShop, { claims }: Asking, customerIds: readonly number[]) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const companies = isInternal(claims) ? await listCompanyIdsOf(shop.db, customerIds) : await companiesOf(shop, claims);
  const settingsOf = new Map<number, Settings>();
  for (const id of companies) settingsOf.set(id, (await readCompanyTerms(shop, id)).settings);
  return ok<Admin>({ claims, companies, settingsOf });
}

/** Reads a person that the caller may see, outside of a transaction. */
export async function readPerson(shop: PeopleShop, visit: Asking, customerId: number) {
  const admin = await readAdmin(shop, visit, [customerId]);
  return admin.ok ? reachPerson(shop.db, admin.value, customerId) : admin;
}

/**
 * A person, for themselves, for administrators of the person's company, and for staff with the task customers. For other callers the person
 * is not found.
 */
export async function reachPerson(db: Db, admin: Admin, customerId: number) {
  const { claims } = admin;
  const isOwn = claims.customer_id === customerId;
  const isStaff = maySee(claims, ['customers']);
  if (!isOwn && !isStaff && !mayAdminister(claims)) return refuse({ code: 'not-allowed' });
  const record = await findRecord(db, customerId);
  const reach = record && findReach(admin, record);
  const isErased = record?.customerCode === deletedCode(customerId);
  if (!record || isErased || (!isOwn && !isStaff && !reach)) return refuse({ code: 'customer-not-found', customerId });
  return ok<ReachedPerson>({
    record,
    claims,
    isOwn,
    isStaff: mayDo(claims, 'customers'),
    reach,
    madeFor: madeForOf(claims, record, reach),
  });
}

/** In a transaction that locks the person. The same for a change, which needs more rights. */
export async function reachToChange(db: Db, admin: Admin, customerId: number) {
  const read = await reachPerson(db, admin, customerId);
  if (!read.ok) return read;
  const { record, claims, isStaff, reach } = read.value;
  const person = { role: roleOf(record.accounts), isSuper: record.facts.isSuper ?? false };
  if (!isStaff && (isInternal(claims) || !reach)) return refuse({ code: 'not-allowed' });
  if (!mayChangePerson(claims, person)) return refuse({ code: 'not-allowed' });
  // Administrators cannot change people who also belong to a company that they do not administer.
  const isElsewhere = record.companyIds.some((id) => !admin.companies.includes(id));
  return !isStaff && isElsewhere ? refuse({ code: 'person-elsewhere' }) : read;
}

/** Staff change a person for each company that they belong to; others for their own company or for its child. */
function madeForOf(claims: Claims, { companyIds }: PersonRecord, reach: PeopleReach | undefined) {
  if (isInternal(claims)) return companyIds;
  return companyIds.find((id) => id === claims.company_id) ?? reach?.companyId;
}

const mayAdminister = (claims: Claims): boolean =>
  isAdminOrHigher(claims) && !isInternal(claims) && claims.punch_out_type === undefined;

/** The company through which the caller sees the person, and what they see. */
function findReach({ claims, companies, settingsOf }: Admin, record: PersonRecord): PeopleReach | undefined {
  const role = roleOf(record.accounts) ?? roles.user;
  return record.companyIds
    .filter((id) => companies.includes(id) && mayAdministerAny(claims))
    .map((id) => reachWith(claims, id, settingsOf.get(id) ?? {}))
    .find(
      (reach) =>
        reach.roles.includes(role) &&
        (reach.approverId === undefined || record.facts.approver?.customerId === reach.approverId),
    );
}

const mayAdministerAny = (claims: Claims): boolean => mayAdminister(claims) || maySee(claims, ['customers']);

import { ok } from '#core/result.ts';
import { amountLimitField } from '../approval/amount-limit.ts';
import { mayDo } from '../auth/may-do.ts';
import { maySee } from '../auth/may-see.ts';
import type { Role } from '../auth/roles.ts';
import { findCompanyNames } from '../company/company-search-store.server.ts';
import { listSizesOf } from '../people/customer-size-store.server.ts';
import { listApproved } from '../people/fact-store.server.ts';
import { roleOf } from '../people/person-record.ts';
import { versionOf } from '../people/person-record-store.server.ts';
import { mayErase } from './erase-person.server.ts';
import { grantableRoles, mayChangePerson, mayGrantSuper } from './people-rights.ts';
import {
  type Asking,
  companiesOf,
  type PeopleReach,
  type PeopleShop,
  reachToAdminister,
} from './reach-people.server.ts';
import { type ReachedPerson, readPerson } from './reach-person.server.ts';
import { seenCompanies } from './to-customer-view.server.ts';

/** How the form of a person is shown: which roles can be given, whether the limit is shown, whether the approver is fixed. */
export type PersonFormRights = {
  readonly roleIds: readonly Role[];
  readonly limit: 'hidden' | 'disabled' | 'enabled';
  readonly isBound: boolean;
  readonly mayGrantSuper: boolean;
};

/** For the person and their administrators: the data of the person's page. */
export async function readPersonPage(shop: PeopleShop, visit: Asking, customerId: number) {
  const person = await readPerson(shop, visit, customerId);
  if (!person.ok) return person;
  const { record, claims, isOwn, reach } = person.value;
  const rights = rightsOf(claims, reach);
  const companyIds = await seenCompanies(shop, person.value);
  const approved = await readApproved(shop, person.value);
  const names = await findCompanyNames(shop.db, [...companyIds, ...approved.companyIds]);
  return ok({
    record,
    version: versionOf(record),
    /** The person's companies that the visitor sees. */
    companyIds,
    companies: companyIds.map((id) => names.get(id) ?? ''),
    sizes: await listSizesOf(shop.db, customerId),
    peopleToApprove: approved.people,
    /** The companies whose people have the person as their approver, of those that the visitor administers. */
    approvedAt: approved.companyIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    isOwn: person.value.isOwn,
    mayChange: mayChange(person.value, companyIds),
    mayErase: mayErase(person.value),
    rights: isOwn ? ownRights(rights) : rights,
  });
}

/** The people that the person approves for: staff see all of them, others those of the companies that they see. */
async function readApproved(shop: PeopleShop, { record, claims, isOwn }: ReachedPerson) {
  const approved = await listApproved(shop.db, record.id);
  const isAll = maySee(claims, ['customers']);
  const administered = isAll ? approved.map(({ companyId }) => companyId) : await companiesOf(shop, claims);
  const seen = new Set([...administered, ...(isOwn ? record.companyIds : [])]);
  const counted = approved.filter(({ companyId }) => seen.has(companyId));
  return {
    people: new Set(counted.flatMap(({ customerIds }) => customerIds)).size,
    companyIds: counted.map(({ companyId }) => companyId).filter((id) => administered.includes(id)),
  };
}

/** People cannot change their own amount limit or approver. */
const ownRights = (rights: PersonFormRights): PersonFormRights => ({
  ...rights,
  limit: rights.limit === 'enabled' ? 'disabled' : rights.limit,
  isBound: true,
});

/** For administrators of the company, by default their own: how the form for a new person is shown. */
export async function readNewPersonRights(shop: PeopleShop, visit: Asking, companyId?: number) {
  const reach = await reachToAdminister(shop, visit, companyId);
  return reach.ok ? ok(rightsOf(reach.value.claims, reach.value)) : reach;
}

function mayChange({ record, claims, isStaff, reach }: ReachedPerson, seen: readonly number[]): boolean {
  const isAllowed = mayChangePerson(claims, {
    role: roleOf(record.accounts),
    isSuper: record.facts.isSuper ?? false,
  });
  return isAllowed && (isStaff || (reach !== undefined && seen.length === record.companyIds.length));
}

function rightsOf(claims: ReachedPerson['claims'], reach: PeopleReach | undefined): PersonFormRights {
  const settings = reach?.settings ?? {};
  return {
    roleIds: [...grantableRoles(claims, settings)],
    limit: mayDo(claims, 'customers') || reach ? amountLimitField(claims, settings) : 'hidden',
    isBound: reach?.approverId !== undefined,
    mayGrantSuper: mayGrantSuper(claims),
  };
}

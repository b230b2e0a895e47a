import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange, recordChanges } from '../audit/record-change.server.ts';
import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { hasTask } from '../auth/tasks-of-staff.server.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { findCompanyNames } from '../company/company-search-store.server.ts';
import { readGroup } from '../company/read-group.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { findAddressOwners } from '../people/crew-store.server.ts';
import { adoptApprover } from '../people/fact-store.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { addMembership } from '../people/membership-store.server.ts';
import {
  declineOffer,
  findJoiners,
  findOfferer,
  insertOffers,
  type Joiner,
  listOffersTo,
  takeOffer,
} from '../people/offer-store.server.ts';
import { administersCompanies, joinsCompanies, type PersonRecord } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { mayChangePerson } from './people-rights.ts';
import { type Asking, type PeopleShop, reachToAdminister } from './reach-people.server.ts';

type Offer = { readonly companyId: number | undefined; readonly emailAddress: string };

/**
 * For administrators of a company: offers a person of another company to join. The answer is the same for unknown e-mail addresses, so that
 * it does not reveal accounts.
 */
export async function offerMembership(shop: PeopleShop, visit: Asking, { companyId, emailAddress }: Offer) {
  const reach = await reachToAdminister(shop, visit, companyId);
  if (!reach.ok) return reach;
  const { companyId: toCompany, claims } = reach.value;
  const by = { claims, now: visit.now };
  await shop.db.transaction().execute((db) => makeOffer(db, by, { companyId: toCompany, emailAddress }));
  return ok({ accepted: true as const });
}

type By = { readonly claims: Claims; readonly now: Date };

type Offered = {
  readonly companyId: number;
  readonly emailAddress: string;
  /** False: a person who declined the company gets no second offer. */
  readonly asksAgain?: boolean;
  /** True: only people whose role administers companies can join. */
  readonly asAdmin?: boolean;
};

/** In a transaction, for callers who administer the company. False if no person with this address can join. */
export async function makeOffer(db: Db, by: By, { emailAddress, ...offered }: Offered): Promise<boolean> {
  return (await makeOffers(db, by, { ...offered, emailAddresses: [emailAddress] })) > 0;
}

type ManyOffered = Omit<Offered, 'emailAddress'> & { readonly emailAddresses: readonly string[] };

/** The same for many addresses, in a few statements. Returns how many people can join. */
export async function makeOffers(db: Db, by: By, offered: ManyOffered): Promise<number> {
  const { companyId, emailAddresses, asksAgain = true, asAdmin = false } = offered;
  const owners = await findAddressOwners(
    db,
    companyId,
    emailAddresses.map((address) => address.toLowerCase()),
  );
  const company = await findCompanyBrief(db, companyId);
  if (!company || owners.length === 0) return 0;
  const people = await findJoiners(
    db,
    owners.map(({ customerId }) => customerId),
  );
  // People who join keep their role, so an administrator cannot bring in a person of a higher rank.
  const joining = [...people.values()].filter((person) => {
    return isFit(person, asAdmin) && canJoin(person, company) && isBelow(by.claims, person);
  });
  const customerIds = joining.map(({ id }) => id);
  const at = { companyId, by: by.claims.customer_id, at: by.now };
  const asked = await insertOffers(db, { customerIds, ...at, asksAgain, asAdmin });
  // Staff read for which company it was made. The company itself does not read it, because it would reveal the account.
  const change = { action: 'customer.membership-offered', after: { companyId }, madeFor: companyId } as const;
  const ids = owners.flatMap(({ customerId }) => (asked.has(customerId) ? [customerId] : []));
  await recordChanges(
    db,
    by,
    [...new Set(ids)].map((subject) => ({ ...change, subject })),
  );
  return joining.length;
}

/** People join other companies of their own market. Members have joined. */
const canJoin = (person: Joiner, company: { readonly id: number; readonly marketId: number }): boolean =>
  person.marketId === company.marketId && !person.companyIds.includes(company.id);

/**
 * Whether no active account of the person ranks above the caller. A member of staff with a second, customer account
 * ranks above everybody.
 */
const isBelow = (
  claims: Parameters<typeof mayChangePerson>[0],
  { accounts, isSuper }: Pick<Joiner, 'accounts' | 'isSuper'>,
) =>
  accounts.filter(({ isActive }) => isActive).every(({ roleId }) => mayChangePerson(claims, { role: roleId, isSuper }));

const isFit = ({ accounts }: Pick<Joiner, 'accounts'>, asAdmin: boolean): boolean =>
  accounts.some(asAdmin ? administersCompanies : joinsCompanies);

type Accepted = { readonly by: number | undefined; readonly asAdmin: boolean };

/** The roles of both people may have changed since the offer. `reaching`: see `rolesToAdminister`. */
async function mayStillJoin(
  db: Db,
  { by, asAdmin }: Accepted,
  person: PersonRecord,
  reaching: readonly Role[],
): Promise<boolean> {
  const offerer = by === undefined ? undefined : await findRecord(db, by);
  if (!offerer || !isFit(person, asAdmin)) return false;
  const asked = { accounts: person.accounts, isSuper: person.facts.isSuper ?? false };
  const isSuper = offerer.facts.isSuper ?? false;
  return offerer.accounts.some(
    ({ roleId, isActive }) =>
      isActive && reaching.includes(roleId) && isBelow({ storm_role: roleId, super_customer_admin: isSuper }, asked),
  );
}

/**
 * The roles of a person's active accounts by which they still administer the company they made an offer for: staff by their task, role 65 by
 * their own companies and their children, role 81 by their own companies. Read before a transaction: snapshots have their own connection.
 */
async function rolesToAdminister(
  shop: PeopleShop,
  customerId: number | undefined,
  companyId: number,
): Promise<readonly Role[]> {
  const record = customerId === undefined ? undefined : await findRecord(shop.db, customerId);
  if (!record) return [];
  const { accounts, companyIds, id } = record;
  const reaches = async (role: Role): Promise<boolean> => {
    if (role === roles.internal) return hasTask(shop.snapshots, id, 'customers');
    if (role === roles.customerAdmin) return companyIds.includes(companyId);
    if (role !== roles.administrator) return false;
    const groups = await Promise.all(companyIds.map((own) => readGroup(shop, own)));
    return groups.flat().some((company) => company.id === companyId);
  };
  const held = [...new Set(accounts.filter(({ isActive }) => isActive).map(({ roleId }) => roleId))];
  const reached = await Promise.all(held.map(reaches));
  return held.filter((_, index) => reached[index]);
}

/** For the person: the companies that offer them to join. */
export async function listMyOffers({ db }: Pick<PeopleShop, 'db'>, { claims }: Asking) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const offers = await listOffersTo(db, claims.customer_id);
  const names = await findCompanyNames(
    db,
    offers.map(({ companyId }) => companyId),
  );
  return ok(offers.map((offer) => ({ ...offer, companyName: names.get(offer.companyId) ?? '' })));
}

type Answer = { readonly companyId: number; readonly isAccepted: boolean };

/** For the person: accepts or declines an offer. */
export async function answerOffer(shop: PeopleShop, visit: Asking, { companyId, isAccepted }: Answer) {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  const customerId = claims.customer_id;
  const offerer = await findOfferer(shop.db, customerId, companyId);
  const reaching = isAccepted ? await rolesToAdminister(shop, offerer, companyId) : [];
  return inTransaction(shop.db, async (db) => {
    await lockPerson(db, customerId);
    if (!isAccepted) {
      const isDeclined = await declineOffer(db, customerId, companyId, visit.now);
      return isDeclined ? ok({ companyId, isAccepted }) : refuse({ code: 'offer-not-found' });
    }
    const offer = await takeOffer(db, customerId, companyId);
    if (!offer) return refuse({ code: 'offer-not-found' });
    if (offer.by !== offerer) return refuse({ code: 'offer-not-found' });
    const before = await findRecord(db, customerId);
    if (!before || !(await mayStillJoin(db, offer, before, reaching))) return refuse({ code: 'offer-not-found' });
    await addMembership(db, customerId, companyId);
    if (before.emailAddress !== '') await adoptApprover(db, customerId, before.emailAddress);
    // The entry belongs to the company that made the offer. The person's other companies neither see it nor appear in it.
    const joined = { claims: { ...claims, company_id: companyId }, now: visit.now };
    await recordChange(db, joined, { action: 'customer.companies-changed', subject: customerId, after: { companyId } });
    return ok({ companyId, isAccepted });
  });
}

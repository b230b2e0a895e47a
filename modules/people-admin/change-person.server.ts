import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { countPeopleOfApprover } from '../people/fact-store.server.ts';
import { writeInfos } from '../people/infos.server.ts';
import { lockApproverAddresses, lockPerson } from '../people/lock-person.server.ts';
import type { Info } from '../people/person-infos.ts';
import { infosOfRecord } from '../people/person-record.ts';
import { findRecord, versionOf } from '../people/person-record-store.server.ts';
import { type Contact, findOwnerOfEmail, saveContact } from '../people/person-write-store.server.ts';
import { changedOtherInfos } from '../people/recorded-infos.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { checkPhones } from './check-phones.ts';
import { endSignInOf } from './end-sign-in.server.ts';
import { limitLookups } from './limit-lookups.server.ts';
import type { PeopleShop } from './reach-people.server.ts';
import { type Admin, reachToChange, readAdmin } from './reach-person.server.ts';
import { checkWrittenInfos, recordedPerson } from './written-infos.server.ts';

type Input = {
  readonly customerId: number;
  /** The version that the editor saw. Absent: the change overwrites any version. */
  readonly version?: string | undefined;
  readonly contact: Contact;
  /** Absent: infos stay. Otherwise they replace all infos of the person. */
  readonly infos?: readonly Info[] | undefined;
};

type ChangeShop = PeopleShop & Pick<Shop, 'events'>;
type Changing = Pick<Visit, 'claims' | 'now' | 'market' | 'language'>;

/**
 * For administrators of the person: changes name, contact data and infos. Role and companies have their own changes. The e-mail address is
 * the login name: a new one ends sessions and the links that were mailed to the old address.
 */
export async function changePerson(shop: ChangeShop, visit: Changing, input: Input) {
  const admin = await readAdmin(shop, visit, [input.customerId]);
  if (!admin.ok) return admin;
  const change = (db: Db) => changePersonIn({ shop, db, visit, admin: admin.value }, input);
  const changed = await limitLookups(shop, visit, () => inTransaction(shop.db, change));
  if (changed.ok) await shop.snapshots.announce(endedSessions.topic);
  return changed;
}

type Changes = {
  readonly shop: Pick<Shop, 'events'>;
  readonly db: Db;
  readonly visit: Changing;
  readonly admin: Admin;
};

/** In a transaction; ended sessions are announced by the caller. */
export async function changePersonIn(
  { shop, db, visit, admin }: Changes,
  { customerId, version, contact, infos }: Input,
) {
  await lockPerson(db, customerId);
  const reached = await reachToChange(db, admin, customerId);
  if (!reached.ok) return reached;
  const { record, claims, isOwn } = reached.value;
  if (version !== undefined && version !== versionOf(record)) return refuse({ code: 'person-changed' });
  const phones = checkPhones(contact, record.marketId, record);
  if (!phones.ok) return phones;
  const approvers = infos?.filter(({ code }) => code === 'Attestant1').map(({ value }) => value.trim()) ?? [];
  const addresses = [contact.emailAddress, ...approvers].filter((address) => address !== '');
  await lockApproverAddresses(db, addresses);
  const isTaken =
    contact.emailAddress !== '' && (await findOwnerOfEmail(db, contact.emailAddress, customerId)) !== undefined;
  if (isTaken) return refuse({ code: 'email-taken' });
  if (contact.emailAddress === '' && (await countPeopleOfApprover(db, customerId)) > 0)
    return refuse({ code: 'approver-needs-email' });
  const parsed = infos && (await checkWrittenInfos(db, reached.value, infos));
  if (parsed && !parsed.ok) return parsed;
  await saveContact(db, customerId, contact, record.emailAddress);
  if (contact.emailAddress.toLowerCase() !== record.emailAddress.toLowerCase()) {
    const { now, language } = visit;
    const marketId = record.marketId ?? visit.market.marketId;
    const except = isOwn ? claims.sid : undefined;
    await endSignInOf(shop, db, { customerId, before: record.emailAddress, except, marketId, language, now });
  }
  if (parsed) await writeInfos(db, customerId, parsed.value);
  const after = await findRecord(db, customerId);
  if (!after) return refuse({ code: 'customer-not-found', customerId });
  const others = changedOtherInfos(infosOfRecord(record), infosOfRecord(after));
  await recordChange(db, visit, {
    action: 'customer.changed',
    subject: customerId,
    madeFor: reached.value.madeFor,
    before: {},
    after: others.length > 0 ? { otherInfos: others } : {},
    personal: { of: customerId, before: recordedPerson(record), after: recordedPerson(after) },
  });
  return ok({ ...reached.value, record: after });
}

import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { erasePersonalData } from '../account/erase-person.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { roles } from '../auth/roles.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { countPeopleOfApprover } from '../people/fact-store.server.ts';
import { lockApproverAddresses, lockPerson } from '../people/lock-person.server.ts';
import { roleOf } from '../people/person-record.ts';
import type { Shop } from '../shop.server.ts';
import { mayChangePerson } from './people-rights.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { type ReachedPerson, reachToChange, readAdmin } from './reach-person.server.ts';

/** Staff with the task customers, for people of companies. Consumers erase their own account with their password. */
export function mayErase({ record, claims, isStaff }: Pick<ReachedPerson, 'record' | 'claims' | 'isStaff'>): boolean {
  const role = roleOf(record.accounts);
  return isStaff && role !== roles.b2c && mayChangePerson(claims, { role, isSuper: record.facts.isSuper ?? false });
}

/**
 * For staff with the task customers: erases a person of a company permanently. Orders stay without the name, as the law requires; orders
 * that wait for approval are withdrawn and carts removed. People who approve for others are not erased: their colleagues would buy without
 * approval.
 */
export async function erasePerson(shop: PeopleShop & Pick<Shop, 'events'>, visit: Asking, customerId: number) {
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  const erase = async (db: Db) => {
    await lockPerson(db, customerId);
    const reached = await reachToChange(db, admin.value, customerId);
    if (!reached.ok) return reached;
    const { record } = reached.value;
    if (!mayErase(reached.value)) return refuse({ code: 'not-allowed' });
    // A colleague who names the person at this moment is either counted, or finds that the address no longer exists.
    await lockApproverAddresses(db, [record.emailAddress]);
    const people = await countPeopleOfApprover(db, customerId);
    if (people > 0) return refuse({ code: 'approver-of-people', people });
    await recordChange(db, visit, { action: 'customer.erased', subject: customerId, madeFor: reached.value.madeFor });
    const by = reached.value.claims.customer_id;
    await erasePersonalData(shop, db, { customerId, emailAddress: record.emailAddress, now: visit.now, by });
    return ok({ id: customerId, companyIds: [...record.companyIds] });
  };
  const erased = await afterCollisions(() => inTransaction(shop.db, erase));
  if (erased.ok) await shop.snapshots.announce(endedSessions.topic);
  return erased;
}

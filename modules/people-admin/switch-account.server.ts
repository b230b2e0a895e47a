import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { listWaitingOf } from '../approval/approval-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { readCartsOf } from '../cart/carts-of-person.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { countPeopleOfApprover } from '../people/fact-store.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { switchAccounts } from '../people/person-write-store.server.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { type Admin, reachToChange, readAdmin } from './reach-person.server.ts';

type Input = { readonly customerId: number; readonly isActive: boolean };

/**
 * For administrators of the person. A deactivated person is signed out everywhere and cannot sign in. Carts and orders that wait for
 * approval stay; the answer has their number, and how many people have them as approver.
 */
export async function switchAccount(shop: PeopleShop, visit: Asking, input: Input) {
  const admin = await readAdmin(shop, visit, [input.customerId]);
  if (!admin.ok) return admin;
  const switched = await inTransaction(shop.db, (db) => switchAccountIn(db, visit, admin.value, input));
  if (switched.ok && !input.isActive) await shop.snapshots.announce(endedSessions.topic);
  return switched;
}

/** In a transaction; ended sessions are announced by the caller. */
export async function switchAccountIn(db: Db, visit: Asking, admin: Admin, { customerId, isActive }: Input) {
  await lockPerson(db, customerId);
  const reached = await reachToChange(db, admin, customerId);
  if (!reached.ok) return reached;
  if (reached.value.isOwn) return refuse({ code: 'own-account' });
  const [account] = reached.value.record.accounts;
  await switchAccounts(db, customerId, isActive);
  if (!isActive) await endSessions(db, { customerId }, visit.now);
  await recordChange(db, visit, {
    action: 'customer.switched',
    subject: customerId,
    madeFor: reached.value.madeFor,
    before: { isActive: account?.isActive },
    after: { isActive },
  });
  return ok({
    id: customerId,
    isActive,
    ...(await openWorkOf(db, customerId, reached.value.isStaff ? undefined : admin.companies)),
  });
}

/** Only approved people of the given companies are counted. */
async function openWorkOf(db: PeopleShop['db'], customerId: number, companies: readonly number[] | undefined) {
  const carts = await readCartsOf(db, customerId);
  return {
    openCarts: carts.filter(({ rows }) => rows.length > 0).length,
    pendingOrders: (await listWaitingOf(db, customerId)).length,
    peopleToApprove: await countPeopleOfApprover(db, customerId, companies),
  };
}

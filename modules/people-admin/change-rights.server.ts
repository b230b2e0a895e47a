import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import type { Role } from '../auth/roles.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { type PersonRecord, roleOf } from '../people/person-record.ts';
import { saveRole } from '../people/person-write-store.server.ts';
import { saveSuperFlag } from '../people/single-fact-store.server.ts';
import { grantableRoles, mayGrantSuper } from './people-rights.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { type Admin, reachToChange, readAdmin } from './reach-person.server.ts';

type Input = {
  readonly customerId: number;
  readonly role?: Role | undefined;
  readonly isSuper?: boolean | undefined;
  /** The rights as the editor saw them: a change of another editor since then is refused. */
  readonly seen?: { readonly roleId: number; readonly isSuper: boolean } | undefined;
};

/**
 * For administrators of the person: changes role and super flag, never above their own rank and never for themselves. Absent values stay.
 * The person must sign in again, because the tokens of open sessions still have the old rights.
 */
export async function changeRights(shop: PeopleShop, visit: Asking, input: Input) {
  const admin = await readAdmin(shop, visit, [input.customerId]);
  if (!admin.ok) return admin;
  const changed = await inTransaction(shop.db, (db) => changeRightsIn(db, visit, admin.value, input));
  if (changed.ok) await shop.snapshots.announce(endedSessions.topic);
  return changed;
}

/** In a transaction; ended sessions are announced by the caller. */
export async function changeRightsIn(db: Db, visit: Asking, admin: Admin, { customerId, role, isSuper, seen }: Input) {
  await lockPerson(db, customerId);
  const reached = await reachToChange(db, admin, customerId);
  if (!reached.ok) return reached;
  const { record, claims, isOwn, reach } = reached.value;
  if (isOwn) return refuse({ code: 'own-account' });
  const before = rightsOf(record);
  if (seen && (seen.roleId !== before.roleId || seen.isSuper !== before.isSuper))
    return refuse({ code: 'person-changed' });
  const after = { roleId: role ?? before.roleId, isSuper: isSuper ?? before.isSuper };
  const isRoleChanged = after.roleId !== before.roleId;
  const isGranted = after.roleId !== undefined && grantableRoles(claims, reach?.settings ?? {}).includes(after.roleId);
  if (isRoleChanged && !isGranted) return refuse({ code: 'not-allowed' });
  const needsSuper = after.isSuper && (isRoleChanged || !before.isSuper);
  if ((needsSuper || after.isSuper !== before.isSuper) && !mayGrantSuper(claims))
    return refuse({ code: 'not-allowed' });
  if (isRoleChanged && after.roleId !== undefined) await saveRole(db, customerId, after.roleId);
  if (after.isSuper !== before.isSuper) await saveSuperFlag(db, customerId, after.isSuper);
  if (isRoleChanged || after.isSuper !== before.isSuper) await endSessions(db, { customerId }, visit.now);
  await recordChange(db, visit, {
    action: 'customer.rights-changed',
    subject: customerId,
    madeFor: reached.value.madeFor,
    before,
    after,
  });
  return ok({ id: customerId, ...after });
}

const rightsOf = ({ accounts, facts }: PersonRecord) => ({
  roleId: roleOf(accounts),
  isSuper: facts.isSuper ?? false,
});

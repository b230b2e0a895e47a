import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { forgetAttempts } from '../auth/attempts.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { hashPassword } from '../auth/password-hash.server.ts';
import { checkPassword } from '../auth/password-rules.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { findPersonById, savePassword } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { passwordChanged } from './account-events.ts';
import { idInLink } from './link-token.server.ts';
import { findPasswordToken, usePasswordToken, usePasswordTokensOf } from './store/password-token-store.server.ts';

type Input = { token: string; password: string };

/** Allowed once for the holder of the e-mailed link. Ends all sessions of the account, because one of them may be stolen. */
export async function resetPassword(shop: Shop, visit: Visit, { token, password }: Input) {
  const id = idInLink(shop, 'password-reset', token);
  const customerId = id === undefined ? undefined : await findPasswordToken(shop.db, id, visit.now);
  const person = customerId === undefined ? undefined : await findPersonById(shop.db, customerId);
  if (id === undefined || !person?.isActive) return refuse({ code: 'link-invalid' });
  const checked = checkPassword(password, person.loginName);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);
  const isReset = await shop.db.transaction().execute(async (db) => {
    // Locks the person, as withdrawing an invitation does, so that only one of the two counts.
    await lockPerson(db, person.customerId);
    if (!(await usePasswordToken(db, id, person.customerId, visit.now))) return false;
    await savePassword(db, person.customerId, passwordHash);
    await endSessions(db, { customerId: person.customerId }, visit.now);
    await forgetAttempts(db, 'sign-in name', person.loginName);
    await shop.events.publish(db, passwordChangedEvent(person.customerId, visit));
    return true;
  });
  if (!isReset) return refuse({ code: 'link-invalid' });
  await shop.snapshots.announce(endedSessions.topic);
  return ok({ loginName: person.loginName });
}

/** In a transaction. Makes the links invalid that were mailed to these people. */
export const endPasswordLinks = (db: Db, customerIds: readonly number[], now: Date): Promise<void> =>
  usePasswordTokensOf(db, customerIds, now);

export function passwordChangedEvent(customerId: number, { market, language }: Visit) {
  const payload = { customerId, marketId: market.marketId, language };
  return { name: passwordChanged, key: `customer ${customerId}`, payload };
}

import { ok } from '#core/result.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { hashPassword } from '../auth/password-hash.server.ts';
import { checkPassword } from '../auth/password-rules.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { savePassword } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { askPassword } from './password/ask-password.server.ts';
import { passwordChangedEvent } from './reset-password.server.ts';

type Input = { currentPassword: string; newPassword: string };

/** For the visitor's own account. The old password is required, in case a stranger uses an open screen. Other devices are signed out. */
export async function changePassword(shop: Shop, visit: Visit, { currentPassword, newPassword }: Input) {
  const asked = await askPassword(shop, visit, currentPassword);
  if (!asked.ok) return asked;
  const { customerId, loginName, sid } = asked.value;
  const checked = checkPassword(newPassword, loginName);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(newPassword);
  const ended = await shop.db.transaction().execute(async (db) => {
    await savePassword(db, customerId, passwordHash);
    await shop.events.publish(db, passwordChangedEvent(customerId, visit));
    return endSessions(db, { customerId, except: sid }, visit.now);
  });
  if (ended > 0) await shop.snapshots.announce(endedSessions.topic);
  return ok({ ended });
}

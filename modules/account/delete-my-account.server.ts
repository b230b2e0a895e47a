import { ok, refuse } from '#core/result.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { roles } from '../auth/roles.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { customerDeleted } from './account-events.ts';
import { askPassword } from './ask-password.server.ts';
import { anonymise } from './store/profile-store.server.ts';

/** A consumer's own account, with the password. Companies' people are their administrator's to remove. */
export async function deleteMyAccount(shop: Shop, visit: Visit, { password }: { password: string }) {
  if (visit.claims && visit.claims.storm_role !== roles.b2c) return refuse({ code: 'ask-administrator' });
  const asked = await askPassword(shop, visit, password);
  if (!asked.ok) return asked;
  const { customerId, emailAddress } = asked.value;
  const remove = shop.db.transaction();
  await afterCollisions(() =>
    remove.execute(async (db) => {
      await endSessions(db, { customerId }, visit.now);
      await anonymise(db, customerId, emailAddress);
      await shop.events.publish(db, { name: customerDeleted, key: `customer ${customerId}`, payload: { customerId } });
    }),
  );
  await shop.snapshots.announce(endedSessions.topic);
  return ok({ customerId });
}

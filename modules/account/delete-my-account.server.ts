import { ok, refuse } from '#core/result.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { roles } from '../auth/roles.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { erasePersonalData } from './erase-person.server.ts';
import { askPassword } from './password/ask-password.server.ts';

/** For a consumer's own account, with the password. Staff erase people of companies (`erasePerson`). */
export async function deleteMyAccount(shop: Shop, visit: Visit, { password }: { password: string }) {
  if (visit.claims && visit.claims.storm_role !== roles.b2c) return refuse({ code: 'ask-administrator' });
  const asked = await askPassword(shop, visit, password);
  if (!asked.ok) return asked;
  const { customerId, emailAddress } = asked.value;
  const remove = shop.db.transaction();
  await afterCollisions(() =>
    remove.execute((db) => erasePersonalData(shop, db, { customerId, emailAddress, now: visit.now })),
  );
  await shop.snapshots.announce(endedSessions.topic);
  return ok({ customerId });
}

import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { customerDeleted } from './account-events.ts';
import { anonymise } from './store/profile-store.server.ts';

type Erased = { readonly customerId: number; readonly emailAddress: string; readonly now: Date };

/** In a transaction. Ends the sessions and removes personal data; the event lets other modules do the same. */
export async function erasePersonalData(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { customerId, emailAddress, now }: Erased,
): Promise<void> {
  await endSessions(db, { customerId }, now);
  await anonymise(db, customerId, emailAddress);
  const addressDigest = createHash('sha256').update(emailAddress.toLowerCase()).digest('hex');
  const payload = { customerId, addressDigest };
  await events.publish(db, { name: customerDeleted, key: `customer ${customerId}`, payload });
}

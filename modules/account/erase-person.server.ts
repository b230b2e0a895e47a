import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { factsOf } from '../people/fact-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CustomerDeleted, customerDeleted } from './account-events.ts';
import { anonymise } from './store/profile-store.server.ts';

type Erased = {
  readonly customerId: number;
  readonly emailAddress: string;
  readonly now: Date;
  /** The member of staff who erases the person. */
  readonly by?: number | undefined;
};

/** In a transaction. Ends the sessions and removes personal data; the event lets other modules do the same. */
export async function erasePersonalData(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { customerId, emailAddress, now, by }: Erased,
): Promise<void> {
  // Read first: it goes with the person, and those who decided on the person's orders must hear of their end.
  const approverId = (await factsOf(db, customerId)).approver?.customerId;
  await endSessions(db, { customerId }, now);
  await anonymise(db, customerId, emailAddress);
  const payload: CustomerDeleted = {
    customerId,
    // A wearer without an address has no digest: that of an empty text would match nothing, at the cost of a search.
    ...(emailAddress !== '' && { addressDigest: digestOf(emailAddress) }),
    ...(approverId !== undefined && { approverId }),
    ...(by !== undefined && { by }),
  };
  await events.publish(db, { name: customerDeleted, key: `customer ${customerId}`, payload });
}

const digestOf = (address: string): string => createHash('sha256').update(address.toLowerCase()).digest('hex');

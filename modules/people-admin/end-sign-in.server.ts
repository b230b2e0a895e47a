import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { endPasswordLinks } from '../account/reset-password.server.ts';
import { endSessions, endSessionsOf } from '../auth/session-store.server.ts';
import { withdrawInvitations } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { addressChanged, addressChangedPayload } from './person-events.ts';

type Renamed = {
  readonly customerId: number;
  /** The previous address; empty if there was none. */
  readonly before: string;
};

type How = { readonly marketId: number; readonly language: Language; readonly now: Date };

/**
 * In a transaction. The e-mail address is the login name: a new one ends sessions, open invitations and the links that were mailed to the
 * old address, which gets a message about the change. The session `except` stays: that of a person who changes their own address.
 */
export async function endSignInOf(
  shop: Pick<Shop, 'events'>,
  db: Db,
  { customerId, before, except, ...how }: Renamed & How & { readonly except?: string | undefined },
): Promise<void> {
  await endSessions(db, { customerId, ...(except !== undefined && { except }) }, how.now);
  await endLinksOf(shop, db, [{ customerId, before }], how);
}

/** The same for many people at once, with all their sessions. */
export async function endSignInsOf(
  shop: Pick<Shop, 'events'>,
  db: Db,
  people: readonly Renamed[],
  how: How,
): Promise<void> {
  const ids = people.map(({ customerId }) => customerId);
  await endSessionsOf(db, ids, how.now);
  await endLinksOf(shop, db, people, how);
}

async function endLinksOf(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  people: readonly Renamed[],
  { marketId, language, now }: How,
): Promise<void> {
  const ids = people.map(({ customerId }) => customerId);
  await endPasswordLinks(db, ids, now);
  await withdrawInvitations(db, ids);
  const reached = people.filter(({ before }) => before !== '');
  if (reached.length === 0) return;
  await events.publish(
    db,
    ...reached.map(({ customerId, before: emailAddress }) => {
      const payload = addressChangedPayload.parse({ customerId, emailAddress, marketId, language });
      return { name: addressChanged, key: `customer ${customerId}`, payload };
    }),
  );
}

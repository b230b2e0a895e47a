import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { endPasswordLinks } from '../account/reset-password.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { saveInvitation } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { addressChanged, addressChangedPayload } from './person-events.ts';

type Change = {
  readonly customerId: number;
  /** The address before; empty for somebody who had none. */
  readonly before: string;
  /** A session that stays: that of the person who changes their own address. */
  readonly except?: string | undefined;
  readonly marketId: number;
  readonly language: Language;
  readonly now: Date;
};

/**
 * In a transaction. Another e-mail address is another name to sign in with: sessions end, and links that were mailed to the old
 * address, which is told about the change. An invitation that went there is not open any more.
 */
export async function endSignInOf({ events }: Pick<Shop, 'events'>, db: Db, change: Change): Promise<void> {
  const { customerId, before: emailAddress, except, marketId, language, now } = change;
  await endSessions(db, { customerId, ...(except !== undefined && { except }) }, now);
  await endPasswordLinks(db, customerId, now);
  await saveInvitation(db, customerId, undefined);
  if (emailAddress === '') return;
  const payload = addressChangedPayload.parse({ customerId, emailAddress, marketId, language });
  await events.publish(db, { name: addressChanged, key: `customer ${customerId}`, payload });
}

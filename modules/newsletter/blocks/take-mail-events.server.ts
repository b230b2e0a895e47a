import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isSame } from '../../auth/keys.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { subscriberChanged } from '../newsletter-events.ts';
import { addressKeyOf, listPlacesOf, saveConsent } from '../subscriber-store.server.ts';
import { blockReasonOf, type MailEventKind } from './block-rule.ts';
import { listMailEvents, saveBlock, saveMailEvent } from './block-store.server.ts';

export type ReportedMail = {
  readonly eventId: string;
  readonly kind: MailEventKind;
  readonly emailAddress: string;
  readonly at: Date;
};

type TakeShop = Pick<Shop, 'db' | 'env' | 'events'>;

/**
 * Access: the mail provider, with the shared secret; without the setting nobody. Repeated reports change nothing. Returns how many were
 * new and how many addresses they blocked.
 */
export async function takeMailEvents(
  shop: TakeShop,
  visit: Pick<Visit, 'now'>,
  { secret, events }: { readonly secret: string | undefined; readonly events: readonly ReportedMail[] },
) {
  const wanted = shop.env.MAIL_EVENTS_SECRET;
  if (wanted === undefined) return refuse({ code: 'not-found' });
  if (!isSame(secret ?? '', wanted)) return refuse({ code: 'secret-wrong' });
  let [taken, blocked] = [0, 0];
  for (const event of events) {
    const outcome = await shop.db.transaction().execute((db) => takeOne(shop, db, event, visit.now));
    if (outcome !== 'known') taken += 1;
    if (outcome === 'blocked') blocked += 1;
  }
  return ok({ taken, blocked });
}

async function takeOne(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { eventId, kind, emailAddress, at }: ReportedMail,
  now: Date,
): Promise<'known' | 'taken' | 'blocked'> {
  const addressKey = addressKeyOf(emailAddress);
  if (!(await saveMailEvent(db, { eventId, addressKey, kind, at }))) return 'known';
  const reason = blockReasonOf(await listMailEvents(db, addressKey));
  if (!reason || !(await saveBlock(db, addressKey, reason, now))) return 'taken';
  const what = reason === 'complaint' ? 'complained' : 'bounced';
  for (const place of await listPlacesOf(db, addressKey)) {
    await saveConsent(db, { ...place, what, source: 'MailProvider', cultureCode: '', wording: '', at: now });
    const key = `${place.marketId} ${addressKey}`;
    await events.publish(db, { name: subscriberChanged, key, payload: place });
  }
  return 'blocked';
}

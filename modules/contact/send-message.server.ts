import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { checkStamp, stampForm } from '../auth/form-stamp.server.ts';
import { networkOf, waitMinutes } from '../auth/lock-out.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ContactInput } from './contact-schema.ts';
import { insertMessage } from './contact-store.server.ts';

type Sent = {
  readonly message: ContactInput;
  /** The signed time at which the form was shown. */
  readonly stamp: string;
  /** A hidden field that only bots fill in. */
  readonly bait: string;
};

/** The signed time at which the contact form is shown. */
export const stampContact = ({ env }: Pick<Shop, 'env'>, { now }: Pick<Visit, 'now'>): string =>
  stampForm(env, 'contact-form', now);

/**
 * Access: everybody, limited per network and per e-mail address. A form that was filled in faster than people type is refused. A
 * filled-in hidden field gets the usual answer, and nothing is stored.
 */
export async function sendMessage(shop: Pick<Shop, 'db' | 'env'>, visit: Visit, { message, stamp, bait }: Sent) {
  const { now, market, language, claims } = visit;
  const stamped = checkStamp(shop.env, 'contact-form', stamp, now);
  if (!stamped.ok) return stamped;
  const lockedUntil = await takeAttempt(shop.db, 'contact address', networkOf(visit.clientAddress), now);
  if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, now) });
  const tooOftenUntil = await takeAttempt(shop.db, 'contact name', message.emailAddress, now);
  if (tooOftenUntil) return refuse({ code: 'try-later', minutes: waitMinutes(tooOftenUntil, now) });
  if (bait.trim() === '')
    await insertMessage(shop.db, {
      ...message,
      id: newId(now, randomBytes),
      marketId: market.marketId,
      language,
      customerId: claims?.customer_id,
      writtenAt: now,
    });
  return ok({ emailAddress: message.emailAddress });
}

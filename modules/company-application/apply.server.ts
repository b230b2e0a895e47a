import { randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { checkStamp, stampForm } from '../auth/form-stamp.server.ts';
import { networkOf, waitMinutes } from '../auth/lock-out.ts';
import { findOwnerOfEmail } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ApplicationData } from './application-schema.ts';
import { insertApplication } from './application-store.server.ts';

type Sent = {
  readonly data: ApplicationData;
  /** The signed time at which the form was shown. */
  readonly stamp: string;
  /** A hidden field that only bots fill in. */
  readonly bait: string;
};

/** The signed time at which the form is shown. */
export const stampOf = ({ env }: Pick<Shop, 'env'>, { now }: Pick<Visit, 'now'>): string =>
  stampForm(env, 'company-application', now);

/**
 * Open to all visitors. Attempts are limited per network and per e-mail address; a form that was filled in faster than people type is
 * refused. The answer does not reveal whether the company or the address is known.
 */
export async function applyForCompany(shop: Pick<Shop, 'db' | 'env'>, visit: Visit, { data, stamp, bait }: Sent) {
  const { now, market, language } = visit;
  const stamped = checkStamp(shop.env, 'company-application', stamp, now);
  if (!stamped.ok) return stamped;
  const lockedUntil = await takeAttempt(shop.db, 'apply address', networkOf(visit.clientAddress), now);
  if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, now) });
  const tooOftenUntil = await takeAttempt(shop.db, 'apply name', data.emailAddress, now);
  if (tooOftenUntil) return refuse({ code: 'try-later', minutes: waitMinutes(tooOftenUntil, now) });
  const isProgram = bait.trim() !== '';
  const { marketId } = market;
  if (!isProgram) {
    // The input belongs to the person with this address: it is in their data export and erased with their account.
    const customerId = await findOwnerOfEmail(shop.db, data.emailAddress);
    await insertApplication(shop.db, { id: randomUUID(), marketId, language, data, createdAt: now, customerId });
  }
  return ok({ emailAddress: data.emailAddress });
}

import { randomBytes, randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { networkOf, waitMinutes } from '../auth/lock-out.ts';
import { secretsOf } from '../auth/token.server.ts';
import { findOwnerOfEmail } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { judgeTime } from './application.ts';
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
  seal(secretsOf(env), 'company-application', `${now.getTime()} ${randomBytes(6).toString('base64url')}`);

/**
 * Open to all visitors. Attempts are limited per network and per e-mail address; a form that was filled in faster than people type is
 * refused. The answer does not reveal whether the company or the address is known.
 */
export async function applyForCompany(shop: Pick<Shop, 'db' | 'env'>, visit: Visit, { data, stamp, bait }: Sent) {
  const { now, market, language } = visit;
  const text = unseal(secretsOf(shop.env), 'company-application', stamp);
  const judged = judgeTime(text === undefined ? undefined : new Date(Number.parseInt(text, 10)), now);
  if (judged === 'too-fast') return refuse({ code: 'form-too-fast' });
  if (judged === 'too-old') return refuse({ code: 'form-too-old' });
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

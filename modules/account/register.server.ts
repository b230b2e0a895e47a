import { randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { networkOf, waitMinutes } from '../auth/lock-out.ts';
import { hashPassword } from '../auth/password-hash.server.ts';
import { checkPassword } from '../auth/password-rules.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { registrationAsked, registrationAskedPayload } from './account-events.ts';
import { saveRegistration } from './store/registration-store.server.ts';

type Input = { emailAddress: string; firstName: string; lastName: string; password: string };

const confirmWithinMs = 24 * 60 * 60_000;

/**
 * For any visitor of a market that sells to consumers. A known address gets the same answer after the same work; only the mail says that
 * there is an account already.
 */
export async function register(shop: Shop, visit: Visit, { password, ...person }: Input) {
  if (!visit.market.b2CActivate) return refuse({ code: 'registration-closed' });
  const checked = checkPassword(password, person.emailAddress);
  if (!checked.ok) return checked;
  const lockedUntil = await takeAttempt(shop.db, 'register address', networkOf(visit.clientAddress), visit.now);
  if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, visit.now) });
  const isTooOften = (await takeAttempt(shop.db, 'register name', person.emailAddress, visit.now)) !== undefined;
  const passwordHash = await hashPassword(password);
  if (!isTooOften)
    await shop.db.transaction().execute(async (db) => {
      const id = randomUUID();
      const expiresAt = new Date(visit.now.getTime() + confirmWithinMs);
      const { language, market } = visit;
      await saveRegistration(db, { id, ...person, passwordHash, marketId: market.marketId, language, expiresAt });
      const payload = registrationAskedPayload.parse({ registrationId: id });
      await shop.events.publish(db, { name: registrationAsked, key: id, payload });
    });
  return ok({ emailAddress: person.emailAddress });
}

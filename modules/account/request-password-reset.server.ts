import { ok, refuse } from '#core/result.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { networkOf, waitMinutes } from '../auth/lock-out.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { passwordResetAsked, passwordResetAskedPayload } from './account-events.ts';

type Input = { loginName: string; market?: Market };

/**
 * Open to all visitors. Whether the name is known is checked later, when the mail is written: here both cases take the same steps and time.
 * Too many mails to one name are not sent, and the answer does not reveal it.
 */
export async function requestPasswordReset(shop: Shop, visit: Visit, { loginName, market = visit.market }: Input) {
  if (visit.claims?.acting) return refuse({ code: 'not-while-acting' });
  const lockedUntil = await takeAttempt(shop.db, 'reset address', networkOf(visit.clientAddress), visit.now);
  if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, visit.now) });
  const isTooOften = (await takeAttempt(shop.db, 'reset name', loginName, visit.now)) !== undefined;
  const payload = passwordResetAskedPayload.parse({ loginName, marketId: market.marketId, language: visit.language });
  if (!isTooOften)
    await shop.events.publish(shop.db, { name: passwordResetAsked, key: loginName.toLowerCase(), payload });
  return ok({ accepted: true });
}
